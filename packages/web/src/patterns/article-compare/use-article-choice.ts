import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { useMemo, useState } from 'react';
import { type ArticleChange, changesOfRows } from './model/changes-of-rows.ts';
import { chosenArticle } from './model/chosen-article.ts';
import { compareArticles } from './model/compare-articles.ts';

/** Which changes of a comparison a person takes: all of them, until they leave some. */
export interface ArticleChoice {
  readonly changes: readonly ArticleChange[];
  readonly isTaken: (change: number) => boolean;
  readonly taken: number;
  readonly choose: (change: number, isTaken: boolean) => void;
  readonly chooseAll: (isTaken: boolean) => void;
  /** The earlier article with the changes that are taken. */
  readonly article: () => ArticleDocument;
}

const NONE: ReadonlySet<number> = new Set();

export function useArticleChoice(before: ArticleDocument, after: ArticleDocument): ArticleChoice {
  const changes = useMemo(() => changesOfRows(compareArticles(before, after)), [before, after]);
  const [said, setSaid] = useState({ of: changes, left: NONE });
  const left = said.of === changes ? said.left : NONE;
  const isTaken = (change: number) => !left.has(change);
  return {
    changes,
    isTaken,
    taken: changes.length - left.size,
    choose(change, takes) {
      const next = new Set(left);
      if (takes) next.delete(change);
      else next.add(change);
      setSaid({ of: changes, left: next });
    },
    chooseAll(takes) {
      setSaid({ of: changes, left: takes ? NONE : new Set(changes.keys()) });
    },
    article: () => chosenArticle(before, after, changes, isTaken),
  };
}
