import type { Language } from './language.ts';
import { numberText } from './number-text.ts';

/**
 * Fills the `{name}` places of a text. Numbers are written as its language writes them; what is a name, such as a year
 * or an id, is given as text. Places without a value stay as they are.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? numberText(value, language) : value;
  });
}
