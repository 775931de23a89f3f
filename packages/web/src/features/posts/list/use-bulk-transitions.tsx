import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { PostBulk, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { Toast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { usePostActor } from '../post-actor.ts';
import { type BulkTransition, bulkTransitionsOf, rowAfter } from '../workflow/bulk-transitions.ts';
import type { TransitionInput } from '../workflow/open-transition.ts';
import { TransitionIcon } from '../workflow/transition-icons.tsx';
import { UNDONE_BY } from '../workflow/undo-transition.ts';
import { useAskTransition } from '../workflow/use-ask-transition.tsx';

/** What is sent, and what it takes to speak of the answer. */
export interface BulkWork {
  readonly body: PostBulk;
  readonly bulk?: BulkTransition | undefined;
}

interface BulkTransitions {
  readonly items: (rows: readonly PostRow[]) => readonly MenuItem[];
  /** Whether at least one of them can make the move. */
  readonly fits: (name: PostTransition['name'], rows: readonly PostRow[]) => boolean;
  /** Begins one move for those that can make it. */
  readonly begin: (name: PostTransition['name'], rows: readonly PostRow[]) => void;
  readonly undo: (work: BulkWork, result: BulkResult) => Toast['action'];
  readonly dialog: ReactNode;
}

/** Moves of many posts: each is offered with how many of them it fits. */
export function useBulkTransitions(run: (work: BulkWork) => void): BulkTransitions {
  const { t } = useTranslation(['workflow', 'posts']);
  const { userId, name } = useAuth();
  const rules = usePostActor();

  function make(bulk: BulkTransition, move: PostTransition, answer: TransitionInput): Promise<boolean> {
    run({ body: bodyOf(bulk.fits, move, answer), bulk });
    return Promise.resolve(true);
  }
  const { start, dialog } = useAskTransition(make);

  async function begin(bulk: BulkTransition): Promise<void> {
    const { move, fits } = bulk;
    const isMeant =
      move.name !== 'publish' ||
      (await confirm({
        title: t('posts:bulk.publish.title', { count: fits.length }),
        text: t('posts:bulk.publish.text'),
        action: t('move.publish'),
      }));
    const what = t('bulk.posts', { count: fits.length });
    if (isMeant) await start({ subject: bulk, move, what, scheduleTime: null });
  }
  function items(rows: readonly PostRow[]): readonly MenuItem[] {
    const moves = bulkTransitionsOf(rows, rules.transitionsOf);
    if (moves.length === 0) return [{ key: 'none', label: t('more'), disabledReason: t('bulk.none') }];
    return moves.map((bulk) => ({
      key: bulk.move.name,
      label: t('bulk.fits', {
        move: t(`move.${bulk.move.name}`),
        fits: bulk.fits.length,
        all: rows.length,
      }),
      icon: <TransitionIcon name={bulk.move.name} />,
      ...(bulk.move.name === 'trash' && { tone: 'danger' as const, startsGroup: true }),
      onSelect: () => void begin(bulk),
    }));
  }
  /** Back by the rules of the posts as they are then, where that is open for every one of them. */
  function undo({ bulk }: BulkWork, { results }: BulkResult): Toast['action'] {
    if (!bulk) return undefined;
    const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    const rows = bulk.fits
      .filter(({ id }) => done.has(id))
      .map((row) => rowAfter(row, bulk.move, { userId, name }));
    const back = bulkTransitionsOf(rows, rules.transitionsOf).find(
      ({ move }) => move.name === UNDONE_BY[bulk.move.name],
    );
    if (!back || back.skipped.length > 0 || bulk.move.via.length > 0) return undefined;
    const { move, fits } = back;
    if (move.via.length > 0 || move.needsReason || move.needsTime) return undefined;
    return { label: t('undo'), run: () => run({ body: bodyOf(fits, move, {}) }) };
  }
  const bulkOf = (name: PostTransition['name'], rows: readonly PostRow[]) =>
    bulkTransitionsOf(rows, rules.transitionsOf).find(({ move }) => move.name === name);
  return {
    items,
    fits: (name, rows) => bulkOf(name, rows) !== undefined,
    begin: (name, rows) => {
      const bulk = bulkOf(name, rows);
      if (bulk) void begin(bulk);
    },
    undo,
    dialog,
  };
}

function bodyOf(
  rows: readonly PostRow[],
  { name, to }: PostTransition,
  { reason, scheduleTime }: TransitionInput,
): PostBulk {
  const ids = rows.map(({ id }) => id);
  return name === 'restore' ? { action: 'restore', ids } : { action: 'move', ids, to, reason, scheduleTime };
}
