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

/** Literals, one of which stands in every text that holds such a use: plain words of the forms above. */
export const productUseLiterals: readonly string[] = work
  .flatMap((forms) => forms.flatMap((form) => form.split('|')))
  .flatMap((form) => spellings(form))
  .flatMap((word) =>
    (word.endsWith('ing') ? [`been ${word}`, `started ${word}`, `began ${word}`] : []).concat(
      `${word} its `,
      `${word} their `,
    ),
  )
  .concat('all its ', 'all their ', 'all of its ', 'all of their ', 'most of its ', 'most of their ', ' both on ')
  .concat('been working', 'started working', 'began working', 'been on ', 'been live ', 'been in ', 'been with ');

/** "organi[sz]es?" as the words it stands for. */
function spellings(form: string): string[] {
  const letters = form.includes('[sz]') ? [form.replace('[sz]', 's'), form.replace('[sz]', 'z')] : [form];
  return letters.flatMap((one) => expanded(one));
}

function expanded(form: string): string[] {
  const at = form.indexOf('?');
  if (at < 0) return [form];
  return [form.slice(0, at - 1) + form.slice(at + 1), form.slice(0, at) + form.slice(at + 1)].flatMap(expanded);
}
