import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { titleKey } from './title-parts.ts';

const LONG = 20;
const LEAST_OF_CUT = 15;
const LEAST_KEPT = 0.6;
const FEW_WORDS = 5;
/** Of the words of the shorter title. */
const SHARED = 0.5;
const CUT = /\s*(?:\.{3}|…)$/;

/** "Cầu phao Bến Dụ đóng…" */
export const isCut = (stated: string): boolean => CUT.test(stated);

/** Whether a heading shows all of a title that is cut. */
export const isWholeOf = (heading: string, cut: string): boolean => {
  const start = titleKey(cut.replace(CUT, ''));
  return start.length >= LEAST_OF_CUT && titleKey(heading).startsWith(start);
};

/** A word such as "Trực tiếp" stands before the title. */
export function isBadged(heading: string, stated: string): boolean {
  const [a, b] = [titleKey(heading), titleKey(stated)];
  return b.length > 15 && a.endsWith(` ${b}`) && a.length - b.length <= LONG;
}

/** The same words; or one is cut; or the name of a section or a site stands before them. */
export function agrees(heading: string, stated: string): boolean {
  const [a, b] = [titleKey(heading), titleKey(stated)];
  if (a === b || isBadged(heading, stated)) return true;
  if (isCut(stated) && isWholeOf(heading, stated)) return true;
  if (a.length <= LONG || b.length <= LONG) return false;
  if (b.endsWith(` ${a}`)) return wordsOf(heading).length >= FEW_WORDS;
  return (a.startsWith(b) || b.startsWith(a)) && Math.min(a.length, b.length) > a.length * LEAST_KEPT;
}

/** Of headings that agree with what is stated the one that says most of it, of equals the first. */
export function closest(headings: readonly string[], stated: readonly string[]): string | undefined {
  const share = (heading: string) =>
    Math.max(
      ...stated.map((text) =>
        isBadged(heading, text) || isCut(text) ? 1 : sharedWords(heading, text).ofBoth,
      ),
    );
  return best(headings.map((heading) => ({ heading, share: share(heading) })));
}

/** What is told to other sites may be another title of the same article: the heading that shares most words with it. */
export function mostAlike(headings: readonly string[], stated: readonly string[]): string | undefined {
  return best(
    headings.flatMap((heading) =>
      stated
        .map((text) => sharedWords(heading, text))
        .filter(({ ofShorter, fewest }) => fewest >= FEW_WORDS && ofShorter >= SHARED)
        .map(({ ofBoth }) => ({ heading, share: ofBoth })),
    ),
  );
}

function best(all: readonly { readonly heading: string; readonly share: number }[]): string | undefined {
  return [...all].sort((a, b) => b.share - a.share)[0]?.heading;
}

function sharedWords(heading: string, stated: string) {
  const [one, other] = [new Set(wordsOf(foldVietnamese(heading))), new Set(wordsOf(foldVietnamese(stated)))];
  const fewest = Math.min(one.size, other.size);
  const shared = [...one].filter((word) => other.has(word)).length;
  return { fewest, ofShorter: shared / fewest, ofBoth: (2 * shared) / (one.size + other.size) };
}
