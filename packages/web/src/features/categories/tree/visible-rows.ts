import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

export interface TreeFilter {
  readonly text: string;
  readonly kind: string | undefined;
  readonly status: string | undefined;
}

export interface VisibleRow {
  readonly category: Category;
  readonly childCount: number;
  readonly open: boolean;
  /** Shown only because something below it matches. */
  readonly faint: boolean;
}

function matcherOf({ text, kind, status }: TreeFilter): ((category: Category) => boolean) | undefined {
  const wanted = wordsOf(foldVietnamese(text));
  if (wanted.length === 0 && !kind && !status) return undefined;
  return (category) => {
    const words = wordsOf(foldVietnamese(category.title));
    return (
      wanted.every((word) => words.some((one) => one.startsWith(word))) &&
      (!kind || category.kind === kind) &&
      (!status || category.status === status)
    );
  };
}

/** Rows on the screen: without a filter as far as they are open, with one the matches and the way to them. */
export function visibleRows(
  items: readonly Category[],
  closed: ReadonlySet<string>,
  filter: TreeFilter,
): readonly VisibleRow[] {
  const children = Map.groupBy(items, (item) => item.parentId);
  const matches = matcherOf(filter);
  function below(parentId: string | null): VisibleRow[] {
    return (children.get(parentId) ?? []).flatMap((category) => {
      const rows = below(category.id);
      const childCount = children.get(category.id)?.length ?? 0;
      const open = matches ? rows.length > 0 : !closed.has(category.id);
      const hit = matches?.(category) ?? true;
      if (!hit && rows.length === 0) return [];
      return [{ category, childCount, open, faint: !hit }, ...(open ? rows : [])];
    });
  }
  return below(null);
}
