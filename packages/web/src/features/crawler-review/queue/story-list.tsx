import type { CrawledItem, CrawledStory } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import {
  type MouseEvent,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import type { Selection } from '#web/ui/table/selection.ts';
import { placeOf } from '../review-model.ts';
import { putInHand } from './review-store.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-list.module.css';
import type { ReviewPage } from './use-review-page.ts';

interface StoryListProps {
  readonly page: ReviewPage;
  readonly stories: readonly CrawledStory[];
}

/** So many stories before the end more are fetched. */
const RUNNING_LOW = 8;

/** The stories of the queue. The browser lays out and paints only those near the visible area. */
export function StoryList({ page, stories }: StoryListProps) {
  const { t } = useTranslation('crawler-review');
  const { store, currentId, selection, setSelection, address, stale, hasMore } = page;
  const box = useRef<HTMLDivElement>(null);
  const place = placeOf(stories, currentId);
  const currentAt = place?.storyAt ?? -1;
  const fetchMore = useEffectEvent(page.fetchMore);
  const isLow = hasMore && currentAt >= stories.length - RUNNING_LOW;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a reason to look again.
  useEffect(() => {
    if (isLow) fetchMore();
  }, [isLow, stories.length]);
  useFollowCurrent(box, place?.item.id);
  const orderOf = useCallback(() => stories.flatMap(({ items }) => items.map(({ id }) => id)), [stories]);
  const choose = useCallback(
    (id: string) => {
      putInHand(store, id);
      store.setState({ isReading: true });
    },
    [store],
  );
  return (
    <div ref={box} className={classNames(styles.box, stale && styles.stale)}>
      <div role="feed" aria-label={t('title')} aria-busy={stale}>
        {stories.map((story, at) => (
          <StoryItem
            key={story.id}
            story={story}
            current={at === currentAt ? place?.item : undefined}
            isFirst={currentAt < 0 && at === 0}
            at={at}
            size={hasMore ? -1 : stories.length}
            query={address.query.text}
            onSelection={setSelection}
            onChoose={choose}
            {...{ selection, orderOf }}
          />
        ))}
      </div>
      {hasMore && <MoreBelow shown={stories.length} onSeen={page.fetchMore} />}
    </div>
  );
}

interface StoryItemProps {
  readonly story: CrawledStory;
  readonly current: CrawledItem | undefined;
  /** It takes the focus while no text of the list is in hand. */
  readonly isFirst: boolean;
  readonly at: number;
  readonly size: number;
  readonly query: string | undefined;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  readonly orderOf: () => readonly string[];
  readonly onChoose: (id: string) => void;
}

/** A key draws two of them anew: the one that was in hand and the one that is. */
const StoryItem = memo(function StoryItem(props: StoryItemProps) {
  const { story, current, isFirst, at, size, onChoose, ...card } = props;
  const { t } = useTranslation('crawler-review');
  const [best] = story.items;

  function clicked({ target }: MouseEvent<HTMLElement>): void {
    if (!(target instanceof Element) || target.closest('[data-tick], button, a')) return;
    const id = current?.id ?? best?.id;
    if (id !== undefined) onChoose(id);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the stories.
    <article
      data-row={story.id}
      tabIndex={current || isFirst ? 0 : -1}
      aria-label={best?.title || t('noTitle')}
      aria-current={current ? 'true' : undefined}
      aria-posinset={at + 1}
      aria-setsize={size}
      className={classNames(styles.story, current && styles.open)}
      onClick={clicked}
    >
      <StoryCard story={story} current={current} onChoose={onChoose} {...card} />
    </article>
  );
});

interface MoreBelowProps {
  readonly shown: number;
  readonly onSeen: () => void;
}

/** The end of what is here: coming near it fetches more. */
function MoreBelow({ shown, onSeen }: MoreBelowProps) {
  const { t } = useTranslation('crawler-review');
  const line = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it is looked at again.
  useEffect(() => {
    if (!line.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen());
    watch.observe(line.current);
    return () => watch.disconnect();
  }, [shown]);
  return (
    <div ref={line}>
      <LoadingLabel label={t('loadingMore')} />
    </div>
  );
}

/** What comes in hand, or comes back into the list, is in sight, and has the focus where the list had it or nobody does. */
function useFollowCurrent(
  box: { readonly current: HTMLElement | null },
  currentId: string | undefined,
): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in hand is the reason.
  useLayoutEffect(() => {
    const list = box.current;
    const story = list?.querySelector<HTMLElement>('[aria-current][data-row]');
    if (!isFirst.current && list && story) {
      story.scrollIntoView({ block: 'nearest' });
      const { activeElement } = document;
      if (activeElement?.contains(list) || list.contains(activeElement)) story.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [currentId]);
}
