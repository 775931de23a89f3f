import type { LanguageSetting } from './language-setting.ts';

/** Whether fallbacks lead from a language in a circle. */
export function goesRound(from: string, fallbacks: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = from; at !== undefined; at = fallbacks.get(at)) {
    if (passed.has(at)) return true;
    passed.add(at);
  }
  return false;
}

/** Whether settings, as entered, lead readers in a circle; the default language has no fallback. */
export function hasFallbackLoop(defaultLang: string, given: readonly LanguageSetting[]): boolean {
  const fallbacks = new Map<string, string>();
  for (const { lang, fallback } of given)
    if (fallback !== null && lang !== defaultLang) fallbacks.set(lang, fallback);
  return [...fallbacks.keys()].some((lang) => goesRound(lang, fallbacks));
}

/** What readers of a language get in turn: itself, then its fallbacks to the default language. */
export function fallbackChain(settings: readonly LanguageSetting[], lang: string): string[] {
  const chain: string[] = [];
  for (let at: string | null = lang; at !== null && !chain.includes(at); ) {
    chain.push(at);
    at = settings.find((one) => one.lang === at)?.fallback ?? null;
  }
  return chain;
}
