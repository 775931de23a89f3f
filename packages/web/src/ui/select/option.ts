import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { ReactNode } from 'react';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Small second line. */
  readonly detail?: string;
  readonly icon?: ReactNode;
  /** Level in a tree, 0 at the top. */
  readonly depth?: number;
  /** Names from the top of the tree, this one last: shown once chosen, and searched. */
  readonly path?: readonly string[];
  /** The rule that disables it. */
  readonly disabledReason?: string | undefined;
}

const BETWEEN_LEVELS = ' › ';

export function fullLabel(option: Option): string {
  return option.path ? option.path.join(BETWEEN_LEVELS) : option.label;
}

/** Every word of the query begins a word of the option, whatever the order, diacritics or case. */
export function matchesQuery(option: Option, query: string): boolean {
  const wanted = wordsOf(foldVietnamese(query));
  const present = wordsOf(foldVietnamese(`${fullLabel(option)} ${option.detail ?? ''}`));
  return wanted.every((word) => present.some((candidate) => candidate.startsWith(word)));
}

/** The words of the query stand in the text side by side and in this order. */
export function holdsPhrase(text: string, query: string): boolean {
  const plain = (value: string) => wordsOf(foldVietnamese(value)).join(' ');
  return plain(text).includes(plain(query));
}

/** The options that match, those that hold the very phrase first: "ha giang" is Hà Giang before Hậu Giang. */
export function findOptions(options: readonly Option[], query: string): readonly Option[] {
  if (query.trim() === '') return options;
  const isExact = (option: Option) => holdsPhrase(`${fullLabel(option)} ${option.detail ?? ''}`, query);
  const found = options.filter((option) => matchesQuery(option, query));
  return found.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
}
