import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';

/** Of a caller who names none. */
export const DEFAULT_LANGUAGE: Language = 'vi';

/** The first language of the console that the header accepts, by weight; otherwise Vietnamese. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return DEFAULT_LANGUAGE;
  let best: Language = DEFAULT_LANGUAGE;
  let bestWeight = 0;
  for (const part of acceptLanguage.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const language = LANGUAGES.find((one) => tag.trim().toLowerCase().split('-')[0] === one);
    const weight = weightOf(parameters);
    if (language !== undefined && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
}
