export type WidgetLanguage = 'vi' | 'en';

/** The words of one script in the reader's language. */
export type Say<Text extends string> = (
  text: Text,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function sayIn<Text extends string>(
  texts: Readonly<Record<WidgetLanguage, Readonly<Record<Text, string>>>>,
  language: WidgetLanguage,
): Say<Text> {
  return (text, values = {}) =>
    texts[language][text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
