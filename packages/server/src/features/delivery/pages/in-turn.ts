import { fallbackChain } from '@toasoan/contract/features/projects/fallback-chain.ts';
import type { Site } from '../sites/site.ts';

/** Something in a language, or in one of its fallbacks. */
export interface InTurn<Found> {
  readonly found: Found;
  /** In which of the fallbacks it was found; null: in the asked language, or nowhere. */
  readonly fallbackLang: string | null;
}

/** Asks in a language, then in its fallbacks one after the other, until something is there. */
export async function inTurn<Found>(
  { facts }: Site,
  lang: string,
  ask: (lang: string) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<InTurn<Found>> {
  const own = await ask(lang);
  if (!isNothing(own)) return { found: own, fallbackLang: null };
  for (const fallbackLang of fallbackChain(facts.languageSettings, lang).slice(1)) {
    const found = await ask(fallbackLang);
    if (!isNothing(found)) return { found, fallbackLang };
  }
  return { found: own, fallbackLang: null };
}
