import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { classNames } from '#web/ui/class-names.ts';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ItemInHand } from './item-in-hand.tsx';
import type { QueueActions } from './queue-actions.ts';
import { QueueEmpty } from './queue-empty.tsx';
import styles from './queue-feed.module.css';
import { QueueItem } from './queue-item.tsx';
import { putInHand } from './queue-model.ts';
import { changeQueue } from './queue-store.ts';
import type { Claims } from './use-claims.ts';
import { useNumberedItems } from './use-numbered-items.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import type { QueuePage } from './use-queue-page.ts';

interface QueueFeedProps {
  readonly page: QueuePage;
  readonly actions: QueueActions;
  readonly claims: Claims;
  /** Its actions are at the lower edge instead of in the comment. */
  readonly isPhone: boolean;
  /** There is no room for the thread beside the queue. */
  readonly isNarrow: boolean;
}

const WAITING = ['45%', '70%', '60%', '80%', '55%'];

/** The comments of the queue; the one in hand shows its actions and takes the keys. */
export function QueueFeed({ page, actions, claims, isPhone, isNarrow }: QueueFeedProps) {
  const { t } = useTranslation('comments');
  const { rows, stale, store, address } = page;
  const currentId = useStore(store, ({ queue }) => queue.currentId);
  const box = useRef<HTMLDivElement>(null);
  const keys = useQueueKeys(page, actions);
  useFocusOfCurrent(box, currentId, rows?.length ?? 0);
  useNumberedItems(box, page);
  const orderOf = useCallback(() => store.getState().queue.rows.map(({ id }) => id), [store]);
  const hasOneState = ['waiting', 'held'].includes(address.query.view);

  /** A press moves nothing under the pointer: only the keyboard opens what it comes to. */
  function focused(event: FocusEvent<HTMLElement>) {
    const id = rowIdOf(event.target);
    if (id !== undefined && event.target.matches(':focus-visible')) hold(id);
  }
  function clicked(event: MouseEvent<HTMLElement>) {
    const id = rowIdOf(event.target);
    if (id !== undefined && id !== currentId) hold(id);
  }
  const hold = (id: string) => changeQueue(store, (queue) => putInHand(queue, id));

  if (rows === undefined) return <QueueLoading />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its items take the focus and the keys.
    <div
      ref={box}
      tabIndex={-1}
      className={classNames(styles.box, stale && styles.stale)}
      onFocus={focused}
      onClick={clicked}
      onKeyDown={keys}
    >
      {rows.length === 0 ? (
        <QueueEmpty page={page} />
      ) : (
        <div role="feed" aria-label={t('title')} aria-busy={stale} className={styles.feed}>
          {rows.map((row) => (
            <QueueItem
              key={row.id}
              row={row}
              isOpen={row.id === currentId}
              holder={claims.holderOf(row)}
              query={address.query.text}
              selection={page.selection}
              onSelection={page.setSelection}
              {...{ orderOf, hasOneState }}
            >
              {row.id === currentId && <ItemInHand {...{ row, page, actions, isPhone, isNarrow }} />}
            </QueueItem>
          ))}
        </div>
      )}
      {page.hasMore && <MoreBelow onSeen={page.fetchMore} shown={rows.length} />}
    </div>
  );
}

function rowIdOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
}

/** Where a decision takes the comment away, the focus goes to the next one, if it was in the queue. */
function useFocusOfCurrent(box: RefObject<HTMLElement | null>, currentId: string | undefined, count: number) {
  const wasInside = useRef(false);
  const lastId = useRef(currentId);
  useEffect(() => {
    // React hears nothing while it closes a dialog, which gives the focus back to what is left of its opener: the box.
    const followed = ({ target }: Event) => {
      wasInside.current = target instanceof Node && (box.current?.contains(target) ?? false);
      if (target === box.current) queueMicrotask(() => focusCurrentIn(box.current));
    };
    document.addEventListener('focusin', followed);
    return () => document.removeEventListener('focusin', followed);
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision may have taken the focus away.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isMoved = lastId.current !== currentId;
    lastId.current = currentId;
    if (!wasInside.current) return;
    if (isLost && count === 0) box.current?.focus({ preventScroll: true });
    else if (isLost || (isMoved && isBehind(activeElement))) focusCurrentIn(box.current);
  }, [box, currentId, count]);
  /** Still in the queue, in another comment than the one in hand. */
  function isBehind(element: Element): boolean {
    return (box.current?.contains(element) ?? false) && rowIdOf(element) !== currentId;
  }
}

function focusCurrentIn(box: HTMLElement | null): void {
  const item = box?.querySelector<HTMLElement>('[data-row][aria-current]');
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

/** The end of what is here: coming near it fetches more. */
function MoreBelow({ onSeen, shown }: { readonly onSeen: () => void; readonly shown: number }) {
  const { t } = useTranslation('comments');
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

function QueueLoading() {
  const { t } = useTranslation('comments');
  return (
    <div aria-busy="true" className={styles.loading}>
      {WAITING.map((width) => (
        <div key={width} className={styles.outline}>
          <Skeleton width="30%" height="16px" />
          <Skeleton width={width} height="16px" />
        </div>
      ))}
      <LoadingLabel label={t('loading')} />
    </div>
  );
}
