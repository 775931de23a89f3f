import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Longer words are cut, both in files and in searches. */
const MAX_WORD = 64;

interface SearchedFacts {
  readonly fileName: string;
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
  readonly credit: string;
  readonly persons: readonly string[];
  readonly placeText: string;
}

/** The search text of a file: each folded word once, separated by one space. */
export function mediaSearchText(facts: SearchedFacts): string {
  const { fileName, title, caption, alt, credit, persons, placeText } = facts;
  const texts = [fileName, title, caption, alt, credit, ...persons, placeText];
  return [...new Set(texts.flatMap(foldedMediaWords))].join(' ');
}

export function foldedMediaWords(text: string): string[] {
  return wordsOf(foldVietnamese(text)).map((word) =>
    word.length <= MAX_WORD ? word : [...word].slice(0, MAX_WORD).join(''),
  );
}
