import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { PostBulk, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { Toast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { usePostActor } from '../post-actor.ts';
import { BulkOpenPoints } from '../publishing/bulk-open-points.tsx';
import { openPointsOf } from '../publishing/publishing-queries.ts';
import type { TransitionInput } from '../workflow/open-transition.ts';
import { UNDONE_BY } from '../workflow/undo-transition.ts';
import { TransitionIcon } from '../workflow/use-transition-items.tsx';
import { useTransitionQuestions } from '../workflow/use-transition-questions.tsx';
import { type BulkTransition, bulkTransitionsOf, rowAfter } from './bulk-transitions.ts';

/** The body of a bulk call; with a transition also what its notification needs. */
export interface BulkWork {
  readonly body: PostBulk;
  readonly bulk?: BulkTransition;
}

interface BulkTransitions {
  readonly items: (rows: readonly PostRow[]) => readonly MenuItem[];
  /** Undefined when none of the posts can make the transition. */
  readonly starterOf: (name: PostTransition['name'], rows: readonly PostRow[]) => (() => void) | undefined;
  readonly undo: (work: BulkWork, result: BulkResult) => Toast['action'];
  readonly dialog: ReactNode;
}

/** Transitions of many posts: each is offered with the number of posts it fits. `run` sends them and notifies. */
export function useBulkTransitions(run: (work: BulkWork) => void): BulkTransitions {
  const { t } = useTranslation(['workflow', 'posts']);
  const { userId, name } = useAuth();
  const rules = usePostActor();
  const { start, dialog } = useTransitionQuestions(
    (bulk: BulkTransition, transition: PostTransition, answer: TransitionInput) => {
      run({ body: bodyOf(bulk.fits, transition, answer), bulk });
      return Promise.resolve(true);
    },
  );
  const bulksOf = (rows: readonly PostRow[]) => bulkTransitionsOf(rows, rules.transitionsOf);

  async function begin(bulk: BulkTransition): Promise<void> {
    const { transition, fits } = bulk;
    const isSure = transition.name !== 'publish' || (await asksToPublish(fits));
    const what = t('bulk.posts', { count: fits.length });
    if (isSure) await start({ subject: bulk, transition, what, scheduleTime: null });
  }
  async function asksToPublish(fits: readonly PostRow[]): Promise<boolean> {
    const [posts] = await Promise.all([openPointsOf(fits.map(({ id }) => id)), loadTexts(['publishing'])]);
    return await confirm({
      title: t('posts:bulk.publish.title', { count: fits.length }),
      text: posts.length > 0 ? <BulkOpenPoints posts={posts} /> : t('posts:bulk.publish.text'),
      action: t('transition.publish'),
    });
  }
  function items(rows: readonly PostRow[]): readonly MenuItem[] {
    const bulks = bulksOf(rows);
    if (bulks.length === 0) return [{ key: 'none', label: t('more'), disabledReason: t('bulk.none') }];
    return bulks.map((bulk) => ({
      key: bulk.transition.name,
      label: t('bulk.fits', {
        transition: t(`transition.${bulk.transition.name}`),
        fits: bulk.fits.length,
        all: rows.length,
      }),
      icon: <TransitionIcon name={bulk.transition.name} />,
      ...(bulk.transition.name === 'trash' && { tone: 'danger' as const, startsGroup: true }),
      onSelect: () => void begin(bulk),
    }));
  }
  /** Offered only when the rules let every post that went through go back in one step. */
  function undo({ bulk }: BulkWork, { results }: BulkResult): Toast['action'] {
    if (!bulk || bulk.transition.via.length > 0) return undefined;
    const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    const rows = bulk.fits
      .filter(({ id }) => done.has(id))
      .map((row) => rowAfter(row, bulk.transition, { userId, name }));
    const back = bulksOf(rows).find(({ transition }) => transition.name === UNDONE_BY[bulk.transition.name]);
    if (!back || back.skipped.length > 0) return undefined;
    const { transition, fits } = back;
    if (transition.via.length > 0 || transition.needsReason || transition.needsTime) return undefined;
    return { label: t('undo'), run: () => run({ body: bodyOf(fits, transition, {}) }) };
  }
  return {
    items,
    starterOf(wanted, rows) {
      const bulk = bulksOf(rows).find(({ transition }) => transition.name === wanted);
      return bulk && (() => void begin(bulk));
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
