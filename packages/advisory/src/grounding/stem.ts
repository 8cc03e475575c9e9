const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  sold: 'sell',
  grew: 'grow',
  grown: 'grow',
  rose: 'rise',
  risen: 'rise',
  fell: 'fall',
  fallen: 'fall',
  won: 'win',
  lost: 'lose',
  led: 'lead',
  made: 'make',
  said: 'say',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  wrote: 'write',
  written: 'write',
  began: 'begin',
  begun: 'begin',
  became: 'become',
  went: 'go',
  gone: 'go',
  came: 'come',
  held: 'hold',
  built: 'build',
  sent: 'send',
  spent: 'spend',
  paid: 'pay',
  met: 'meet',
  kept: 'keep',
  men: 'man',
  women: 'woman',
  people: 'person',
  children: 'child',
  died: 'die',
  dying: 'die',
  dies: 'die',
  ran: 'run',
  told: 'tell',
  thought: 'think',
  knew: 'know',
  known: 'know',
  saw: 'see',
  seen: 'see',
  shot: 'shoot',
  stole: 'steal',
  stolen: 'steal',
  chose: 'choose',
  chosen: 'choose',
  drove: 'drive',
  driven: 'drive',
  series: 'series',
  news: 'news',
  business: 'business',
  married: 'marry',
  better: 'better',
  wives: 'wife',
  companies: 'company',
  acquisition: 'acquire',
  acquisitions: 'acquire',
  growth: 'grow',
  going: 'go',
  goes: 'go',
  sued: 'sue',
  withdrew: 'withdraw',
  withdrawn: 'withdraw',
  froze: 'freeze',
  frozen: 'freeze',
  sought: 'seek',
  broke: 'break',
  broken: 'break',
  shrank: 'shrink',
  shrunk: 'shrink',
};

const vowel = /[aeiouy]/;

function strip(word: string): string {
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith('sses') || stem.endsWith('shes') || stem.endsWith('ches') || stem.endsWith('xes')) {
    stem = stem.slice(0, -2);
  } else if (stem.endsWith('s') && !/[su]s$|is$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  if (stem.endsWith('ied') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  const ending = stem.endsWith('ing') ? 3 : stem.endsWith('ed') && !stem.endsWith('eed') ? 2 : 0;
  if (ending > 0 && stem.length - ending >= 3 && vowel.test(stem.slice(0, -ending))) {
    stem = stem.slice(0, -ending);
    const last = stem.at(-1);
    if (last === stem.at(-2) && last !== undefined && !'lsz'.includes(last)) stem = stem.slice(0, -1);
  }
  if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  if (stem.endsWith('e') && stem.length > 3) stem = stem.slice(0, -1);
  return stem;
}

/** The form under which a lower-case word is compared: inflection removed, irregular forms folded. Deterministic. */
export function stem(word: string): string {
  const root = Object.hasOwn(irregular, word) ? (irregular[word] ?? word) : word;
  return root.length <= 3 || !/^[a-z]+$/.test(root) ? root : strip(root);
}
