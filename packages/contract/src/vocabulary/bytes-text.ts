import type { Language } from './language.ts';
import { numberText } from './number-text.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** "4,2 MB" in Vietnamese, "4.2 MB" in English; each unit is 1,024 of the smaller one. */
export function bytesText(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${numberText(value, language, value < 10 ? 1 : 0)} ${UNITS[power]}`;
}
