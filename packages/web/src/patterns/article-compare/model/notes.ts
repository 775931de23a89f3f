import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { type ArticleMarkName, MARK_NAMES } from '@toasoan/contract/article/node-table.ts';
import type { Word } from './block.ts';
import { wordsText } from './block-keys.ts';
import type { Part } from './compare-words.ts';

/** Changes not visible in the words, described in a line under the block. */
export type Note =
  | {
      readonly kind: 'marks';
      readonly text: string;
      readonly on: readonly ArticleMarkName[];
      readonly off: readonly ArticleMarkName[];
    }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly before: ArticleAttributes | undefined;
      readonly after: ArticleAttributes | undefined;
    };

export function notesOf(parts: readonly Part[]): Note[] {
  return parts.flatMap((part): Note[] => {
    if (part.kind === 'restyled') return restyled(part.before, part.after);
    if (part.kind === 'added') return linksOf(part.after).map((link) => ({ ...link, before: undefined }));
    if (part.kind === 'removed')
      return linksOf(part.before).map(({ text, after }) => ({
        kind: 'link',
        text,
        before: after,
        after: undefined,
      }));
    return [];
  });
}

interface Looks {
  readonly marks: readonly ArticleMarkName[];
  readonly link: ArticleAttributes | undefined;
}

function looksOf(word: Word | undefined): Looks {
  const marks = word?.runs.flatMap((run) => run.marks) ?? [];
  const names = new Set(marks.map(({ type }) => type));
  return {
    marks: MARK_NAMES.filter((name) => name !== 'link' && names.has(name)),
    link: marks.find(({ type }) => type === 'link')?.attrs,
  };
}

/** Neighbouring words with the same change of style make one note. */
function restyled(before: readonly Word[], after: readonly Word[]): Note[] {
  const stretches: { change: string; from: Looks; to: Looks; words: Word[] }[] = [];
  for (const [place, word] of after.entries()) {
    const from = looksOf(before[place]);
    const to = looksOf(word);
    const change = JSON.stringify([from, to]);
    const last = stretches.at(-1);
    if (last?.change === change) last.words.push(word);
    else stretches.push({ change, from, to, words: [word] });
  }
  return stretches.flatMap(({ from, to, words }): Note[] => {
    const text = wordsText(words).trim();
    const on = to.marks.filter((name) => !from.marks.includes(name));
    const off = from.marks.filter((name) => !to.marks.includes(name));
    const hasOtherLink = JSON.stringify(from.link) !== JSON.stringify(to.link);
    // A word that was half bold and is now whole has the same marks, but the change is still noted.
    const hasOtherMarks = on.length + off.length > 0 || !hasOtherLink;
    return [
      ...(hasOtherMarks ? [{ kind: 'marks' as const, text, on, off }] : []),
      ...(hasOtherLink ? [{ kind: 'link' as const, text, before: from.link, after: to.link }] : []),
    ];
  });
}

function linksOf(words: readonly Word[]) {
  return restyled([], words).filter((note) => note.kind === 'link');
}
