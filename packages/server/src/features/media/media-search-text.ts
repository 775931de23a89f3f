import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Longer words are cut, in files and in searches alike. */
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

/** What a file is found by: each folded word once, one blank between them. */
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
