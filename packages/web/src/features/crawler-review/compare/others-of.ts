import type {
  CrawledItem,
  CrawledStory,
  DuplicateOf,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';

/** A text that one can be compared with. */
export interface OtherText extends Pick<DuplicateOf, 'kind' | 'id'> {
  readonly title: string;
  /** Its source; null: a post of ours. */
  readonly source: string | null;
}

/** What a text is likened to comes first, then the other sources of its story. */
export function othersOf(item: CrawledItem, story: CrawledStory | undefined): readonly OtherText[] {
  const siblings = (story?.items ?? []).filter(({ id }) => id !== item.id);
  const { duplicateOf } = item;
  const known = siblings.find(({ id }) => duplicateOf?.kind === 'ITEM' && id === duplicateOf.id);
  const first: readonly OtherText[] = duplicateOf
    ? [
        {
          kind: duplicateOf.kind,
          id: duplicateOf.id,
          title: duplicateOf.title,
          source: duplicateOf.kind === 'POST' ? null : (known?.source.title ?? duplicateOf.title),
        },
      ]
    : [];
  const rest = siblings
    .filter((one) => one !== known)
    .map((one): OtherText => ({ kind: 'ITEM', id: one.id, title: one.title, source: one.source.title }));
  return [...first, ...rest];
}
