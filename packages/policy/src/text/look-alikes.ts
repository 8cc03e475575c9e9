/**
 * Letters that look like an ASCII letter, by that letter: the single-letter part of the confusables of Unicode Technical
 * Standard #39 (version 17.0.0, https://www.unicode.org/Public/security/), Unicode License v3, without what NFKC folds
 * already, plus small capitals and the Cyrillic, Greek and Armenian letters that pass for a Latin one in running text.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  A: 'ΑАᎪᗅꓮ',
  B: 'ꞴΒⲂВᏴᗷꓐ',
  C: 'ⲤСᏟꓚ',
  D: 'Ꭰᗞᗪꓓ',
  E: 'ΕЕⴹᎬꓰ',
  F: 'ꞘϜᖴꓝ',
  G: 'ԌᏀᏳꓖ',
  H: 'ΗⲎНᎻᕼꓧ',
  I: 'ƖΙⲒІӀ',
  J: 'ꞲͿЈᎫᒍꓙ',
  K: 'ΚⲔКᏦꓗ',
  L: 'ⳐᏞᒪԼꓡ',
  M: 'ΜϺⲘМᎷᗰꓟ',
  N: 'ΝⲚꓠ',
  O: 'ΟⲞОՕⵔꓳ',
  P: 'ΡⲢⳎРᏢᑭꓑ',
  Q: 'ⵕԚ',
  R: 'ƦᎡᏒᖇꓣ',
  S: 'ЅՏᏕᏚꓢ',
  T: 'ΤⲦТᎢꓔ',
  U: 'Սᑌꓴ',
  V: 'ѴⴸᏙᐯꛟꓦ',
  W: 'ԜᎳᏔꓪ',
  X: 'ꞳΧⲬХⵝꓫ',
  Y: 'ΥⲨУҮᎩᎽꓬ',
  Z: 'ΖᏃꓜ',
  a: 'ɑαаᴀ',
  b: 'ƄЬᏏᑲᖯьʙ',
  c: 'ᴄⲥсꮯ',
  d: 'ԁᏧᑯꓒᴅ',
  e: 'ꬲеҽεᴇ℮',
  f: 'ꬵꞙƒẝꜰ',
  g: 'ɡᶃƍցɢ',
  h: 'һհᏂʜ',
  i: 'ıɪɩιⲓіꙇւꭵᎥ',
  j: 'ϳјᴊ',
  k: 'кκᴋ',
  l: 'ǀӏⵏꓲʟ',
  m: 'мᴍ',
  n: 'ոռпηɴ',
  o: 'ᴏᴑꬽοσⲟϭоჿօ',
  p: 'þƿρϸⲣⳏрքᴘ',
  q: 'ԛգզ',
  r: 'ꭇꭈᴦⲅгꮁʀ',
  s: 'ꜱƽѕꮪ',
  t: 'тτᴛ',
  u: 'ꞟᴜꭎꭒʋυս',
  v: 'ᴠνѵꮩ',
  w: 'ɯᴡⲽѡшԝաꮃω',
  x: 'хᕁᕽχ',
  y: 'ɣᶌʏỿꭚγⲩуүყ',
  z: 'ᴢꮓ',
};

const folds = new Map<number, string>();
for (const [letter, sources] of Object.entries(lookAlikes)) {
  for (const source of sources) folds.set(source.codePointAt(0) ?? 0, letter);
}

/** The ASCII letter a code point passes for, or undefined. */
export function lookAlikeOf(codePoint: number): string | undefined {
  return folds.get(codePoint);
}
