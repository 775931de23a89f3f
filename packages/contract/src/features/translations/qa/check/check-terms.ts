import type { Term } from '../../../glossary/term-matching.ts';
import type { QaFinding, TextRange } from '../qa-finding.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

const INFLECTS: ReadonlySet<string> = new Set(['fr', 'de', 'es', 'ru', 'ar']);
const CLOSE_SCRIPTS: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'th', 'lo', 'km']);

/** Approved keywords that the source says: their target is said, and none of its forbidden wordings. */
export function checkTerms(pair: CheckedPair): QaFinding[] {
  const seen = new Set<string>();
  return pair.hits.flatMap(({ term, start, end }) => {
    if (seen.has(term.id)) return [];
    seen.add(term.id);
    const source = { start, end };
    const said = saidAt(pair.target.text, term.target, pair.targetLang, term.caseSensitive);
    const forbidden = forbiddenOf(pair, term, source, said);
    if (forbidden.length > 0 || said.length > 0) return forbidden;
    return [
      finding(pair, 'TERM_MISSING', 'warning', 'termMissing', { source, says: { target: term.target } }),
    ];
  });
}

function forbiddenOf(
  pair: CheckedPair,
  term: Term,
  source: TextRange,
  said: readonly TextRange[],
): QaFinding[] {
  return term.forbidden.flatMap((wording) =>
    saidAt(pair.target.text, wording, pair.targetLang, false)
      .filter((range) => !said.some((whole) => whole.start <= range.start && range.end <= whole.end))
      .map((target) => {
        const written = pair.target.text.slice(target.start, target.end);
        return finding(pair, 'TERM_FORBIDDEN', 'error', 'termForbidden', {
          source,
          target,
          fix: asWritten(term.target, written, target.start, wording),
          says: { source: written, target: term.target },
        });
      }),
  );
}

/** A capital where the wording has got one from its place in the sentence. */
function asWritten(term: string, written: string, at: number, wording: string): string {
  const isRaised = at === 0 && /^\p{Lu}/u.test(written) && /^\p{Ll}/u.test(wording);
  return isRaised ? term.charAt(0).toUpperCase() + term.slice(1) : term;
}

const patterns = new Map<string, RegExp>();
const MOST_PATTERNS = 2000;

/** Where a wording is said as whole words, with the endings that its language may put. */
function saidAt(text: string, wording: string, lang: string, isExact: boolean): TextRange[] {
  const key = `${lang} ${isExact} ${wording}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    if (patterns.size >= MOST_PATTERNS) patterns.clear();
    pattern = patternOf(wording.normalize('NFC').trim(), lang, isExact);
    patterns.set(key, pattern);
  }
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function patternOf(wording: string, lang: string, isExact: boolean): RegExp {
  const words = wording.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  if (CLOSE_SCRIPTS.has(lang)) return new RegExp(words.join('\\s*'), isExact ? 'gu' : 'giu');
  const ended = words.map((word, place) => withEnding(word, lang, place === words.length - 1));
  const phrase = ended.join('[\\s\\u00A0-]+').replaceAll(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${phrase}(?![\\p{L}\\p{M}\\p{N}])`, isExact ? 'gu' : 'giu');
}

function withEnding(word: string, lang: string, isLast: boolean): string {
  if (INFLECTS.has(lang)) {
    const stem = word.length > 4 ? word.slice(0, -2).replace(/\\$/, '') : word;
    return `${stem}\\p{L}{0,4}`;
  }
  return lang === 'en' && isLast ? `${word}(?:s|es)?` : word;
}
