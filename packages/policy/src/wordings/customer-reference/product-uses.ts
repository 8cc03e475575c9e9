/** Work that a firm does on a product of the sender: what it does now, did, and has been doing. */
const work: readonly (readonly [now: string, done: string, doing: string])[] = [
  ['runs?', 'ran', 'running'],
  ['plans?', 'planned', 'planning'],
  ['counts?', 'counted', 'counting'],
  ['keeps?', 'kept', 'keeping'],
  ['does|do', 'done|did', 'doing'],
  ['tracks?', 'tracked', 'tracking'],
  ['books?', 'booked', 'booking'],
  ['fills?', 'filled', 'filling'],
  ['handles?', 'handled', 'handling'],
  ['manages?', 'managed', 'managing'],
  ['schedules?', 'scheduled', 'scheduling'],
  ['organi[sz]es?', 'organi[sz]ed', 'organi[sz]ing'],
  ['writes?', 'written|wrote', 'writing'],
  ['logs?', 'logged', 'logging'],
  ['stores?', 'stored', 'storing'],
  ['sends?', 'sent', 'sending'],
  ['sells?', 'sold', 'selling'],
  ['ships?', 'shipped', 'shipping'],
  ['pays?', 'paid', 'paying'],
  ['bills?', 'billed', 'billing'],
  ['answers?', 'answered', 'answering'],
  ['checks?', 'checked', 'checking'],
  ['trains?', 'trained', 'training'],
  ['measures?', 'measured', 'measuring'],
  ['routes?', 'routed', 'routing'],
  ['orders?', 'ordered', 'ordering'],
  ['processe?s?', 'processed', 'processing'],
  ['sorts?', 'sorted', 'sorting'],
  ['collects?', 'collected', 'collecting'],
  ['forecasts?', 'forecast', 'forecasting'],
  ['matche?s?', 'matched', 'matching'],
  ['reconciles?', 'reconciled', 'reconciling'],
  ['approves?', 'approved', 'approving'],
  ['signs?', 'signed', 'signing'],
  ['drafts?', 'drafted', 'drafting'],
  ['prints?', 'printed', 'printing'],
  ['records?', 'recorded', 'recording'],
  ['reviews?', 'reviewed', 'reviewing'],
];
const anyForm = `(?:${work.flat().join('|')})`;
const doing = `(?:working|${work.map(([, , form]) => form).join('|')})`;
const inside = '(?:on|with|in|through|via|using|inside)';

/** What firms do on a product of the sender's; `@` is the place of the firm, `%` that of the product. */
export const productUses: readonly string[] = [
  `@(?:'s (?:[a-z-]{3,14} ){1,2}| )(?:(?:has|have|had|is|are|also|already|now|all|both|been) ){0,3}?${anyForm} (?:(?:all|most|every one|each|nearly all|almost all) (?:of )?)?(?:its|their) (?:[a-z-]{1,14} ){1,4}?${inside} %`,
  `@ (?:has|have) been ${doing} (?:[a-z-]{1,14} ){0,5}?${inside} %`,
  `@ (?:started|began) ${doing} (?:[a-z-]{1,14} ){0,4}?${inside} %`,
  `at @,? (?:the|their|every|all) (?:[a-z-]{3,14} ){1,3}?(?:has|have) been (?:live )?(?:on|in|with) %`,
  `% has been ${doing} (?:all |the |most |every ){1,2}(?:of )?(?:[a-z-]{2,14} ){1,4}(?:of|for|at) @`,
];
