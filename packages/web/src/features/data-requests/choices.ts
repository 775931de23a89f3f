import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** The options of a select, in words. */
export function choices<Value extends string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, Readonly<Record<'vi' | 'en', string>>>>,
): { readonly value: Value; readonly label: string }[] {
  return values.map((value) => ({ value, label: texts[value][currentLanguage()] }));
}
