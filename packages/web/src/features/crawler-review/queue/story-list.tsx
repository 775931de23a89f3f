import { useVirtualizer } from '@tanstack/react-virtual';
import type { CrawledStory } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { placeOf } from '../review-model.ts';
import { putInHand } from './review-store.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-list.module.css';
import type { ReviewPage } from './use-review-page.ts';

interface StoryListProps {
  readonly page: ReviewPage;
  readonly stories: readonly CrawledStory[];
}

/** Heights before a card is measured: closed, and of one source line. */
const CLOSED = 96;
const SOURCE = 30;
const OVERSCAN = 6;
/** So many stories before the end more are fetched. */
const RUNNING_LOW = 8;

/** The stories of the queue; only those near the visible area are drawn. */
export function StoryList({ page, stories }: StoryListProps) {
  const { t } = useTranslation('crawler-review');
  const { store, currentId, selection, setSelection, address, stale, hasMore } = page;
  const box = useRef<HTMLDivElement>(null);
  const place = placeOf(stories, currentId);
  const currentAt = place?.storyAt ?? -1;
  const list = useVirtualizer({
    count: stories.length,
    getScrollElement: () => box.current,
    getItemKey: (at) => stories[at]?.id ?? at,
    estimateSize: (at) => CLOSED + (at === currentAt ? SOURCE * (stories[at]?.items.length ?? 0) : 0),
    overscan: OVERSCAN,
  });
  const shown = list.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const isLow = hasMore && Math.max(lastShown, currentAt) >= stories.length - RUNNING_LOW;
  const fetchMore = useEffectEvent(page.fetchMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a reason to look again.
  useEffect(() => {
    if (isLow) fetchMore();
  }, [isLow, stories.length]);
  useFollowCurrent(box, currentId, () => currentAt >= 0 && list.scrollToIndex(currentAt, { align: 'auto' }));
  const orderOf = () => stories.flatMap(({ items }) => items.map(({ id }) => id));

  function choose(id: string): void {
    putInHand(store, id);
    store.setState({ isReading: true });
  }
  function clicked(event: MouseEvent<HTMLElement>): void {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest('[data-tick], button, a')) return;
    const story = stories.find(({ id }) => id === currentTarget.dataset.row);
    const id = story?.items.some((item) => item.id === currentId) ? currentId : story?.items[0]?.id;
    if (id !== undefined) choose(id);
  }

  return (
    <div ref={box} className={classNames(styles.box, stale && styles.stale)} data-stories>
      <div role="feed" aria-label={t('title')} aria-busy={stale} style={{ blockSize: list.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const story = stories[index];
          if (!story) return null;
          const isOpen = index === currentAt;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the stories.
            <article
              key={key}
              ref={list.measureElement}
              data-index={index}
              data-row={story.id}
              tabIndex={isOpen || (currentAt < 0 && index === 0) ? 0 : -1}
              aria-label={story.items[0]?.title || t('noTitle')}
              aria-current={isOpen ? 'true' : undefined}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : stories.length}
              className={classNames(styles.story, isOpen && styles.open)}
              style={{ translate: `0 ${start}px` }}
              onClick={clicked}
            >
              <StoryCard
                story={story}
                current={isOpen ? place?.item : undefined}
                query={address.query.text}
                onSelection={setSelection}
                onChoose={choose}
                {...{ selection, orderOf }}
              />
            </article>
          );
        })}
      </div>
      {hasMore && <LoadingLabel label={t('loadingMore')} />}
    </div>
  );
}

/** What comes in hand is in sight, and has the focus where the list had it or nobody does. */
function useFollowCurrent(
  box: { readonly current: HTMLElement | null },
  currentId: string | undefined,
  scroll: () => void,
): void {
  const isFirst = useRef(true);
  const follow = useEffectEvent(() => {
    scroll();
    const { activeElement } = document;
    const list = box.current;
    if (list && (activeElement?.contains(list) || list.contains(activeElement))) {
      list.querySelector<HTMLElement>('[aria-current][data-row]')?.focus({ preventScroll: true });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in hand is the reason.
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else follow();
  }, [currentId]);
}
