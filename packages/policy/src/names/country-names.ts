let known: ReadonlySet<string> | undefined;

/** True for the English name of a country or a language, as it is written: "Poland", "Estonian". Built when first asked. */
export function isCountryOrLanguage(name: string): boolean {
  known ??= listed();
  return known.has(name);
}

function listed(): ReadonlySet<string> {
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = codes.flatMap((code) => [countries.of(code.toUpperCase()), languages.of(code)]);
  return new Set(names.filter((name) => name !== undefined));
}
