import type { CrawledItem, CrawledStory } from '@toasoan/contract/features/crawler-review/crawled-item.ts';

/** Versions at which texts left the queue here; the list may have been read before the server knew. */
export type TakenItems = Readonly<Record<string, number>>;

/** The stories without what was decided here, each once. */
export function openStories(pages: readonly (readonly CrawledStory[])[], taken: TakenItems): CrawledStory[] {
  const known = new Set<string>();
  return pages.flat().flatMap((story) => {
    if (known.has(story.id)) return [];
    known.add(story.id);
    const items = story.items.filter(({ id, version }) => version > (taken[id] ?? -1));
    if (items.length === 0) return [];
    return [items.length === story.items.length ? story : { ...story, items }];
  });
}

export interface ItemPlace {
  readonly story: CrawledStory;
  readonly storyAt: number;
  readonly item: CrawledItem;
  readonly itemAt: number;
}

export function placeOf(stories: readonly CrawledStory[], id: string | undefined): ItemPlace | undefined {
  for (const [storyAt, story] of stories.entries()) {
    const itemAt = story.items.findIndex((item) => item.id === id);
    const item = story.items[itemAt];
    if (item) return { story, storyAt, item, itemAt };
  }
  return undefined;
}

/** The best text of the next or previous story; at an end the one in hand. */
export function nextStory(stories: readonly CrawledStory[], id: string | undefined, by: 1 | -1) {
  const place = placeOf(stories, id);
  if (!place) return stories[0]?.items[0]?.id;
  return stories[place.storyAt + by]?.items[0]?.id ?? id;
}

/** The next or previous source of the same story; after the last one comes the first. */
export function nextSource(stories: readonly CrawledStory[], id: string | undefined, by: 1 | -1) {
  const place = placeOf(stories, id);
  return place?.story.items.at((place.itemAt + by) % place.story.items.length)?.id ?? id;
}

/** What is in hand once some texts leave: the rest of the story, then the story behind it, then the one before. */
export function afterLeaving(
  stories: readonly CrawledStory[],
  id: string | undefined,
  leaving: readonly string[],
): string | undefined {
  const place = placeOf(stories, id);
  if (!place || (id !== undefined && !leaving.includes(id))) return id;
  const stays = (item: CrawledItem) => !leaving.includes(item.id);
  const { items } = place.story;
  const ahead = [...items.slice(place.itemAt), ...items];
  const behind = stories.slice(place.storyAt + 1);
  const before = stories.slice(0, place.storyAt).reverse();
  return (ahead.find(stays) ?? [...behind, ...before].flatMap((story) => story.items).find(stays))?.id;
}

/** Of several sources the one that was first; undefined where a story has one source or nobody names a time. */
export function firstSourceOf({ items }: CrawledStory): string | undefined {
  if (items.length < 2) return undefined;
  const dated = items.filter(({ publishedTime }) => publishedTime !== null);
  return dated.toSorted((one, other) => timeOf(one) - timeOf(other))[0]?.id;
}

const timeOf = ({ publishedTime }: CrawledItem) => Date.parse(publishedTime ?? '');
