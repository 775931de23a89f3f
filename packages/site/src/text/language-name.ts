/** The name of a language within a sentence of another one: `tiếng Pháp`, `French`, `Französisch`. */
export function languageNameIn(lang: string, named: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(named) ?? named;
  return lang === 'vi' ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
