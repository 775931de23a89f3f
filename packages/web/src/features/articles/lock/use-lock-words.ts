import { LOCK_IDLE_SECONDS } from '@toasoan/contract/features/articles/lock/presence.ts';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { formatClock } from '#web/ui/text/format-date.ts';
import type { ArticleWords } from '../editing/article-kind.ts';
import type { Loss, PresenceState } from './presence-state.ts';

const LOSSES = {
  taken: 'what.taken',
  away: 'what.away',
  idle: 'what.idle',
} as const satisfies Record<Loss, string>;

interface LockWords {
  /** Another page of the same person writes. */
  readonly isOwn: boolean;
  readonly what: string;
  /** What happened to typed text, or what comes next. */
  readonly next: string;
}

/** The two sentences of a page that is read-only. */
export function useLockWords(
  { hold, lost, holder, passing }: PresenceState,
  dirty: boolean,
  words: () => ArticleWords,
): LockWords {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const name = holder?.name ?? '';
  const isOwn = holder?.userId === userId;
  const minutes = LOCK_IDLE_SECONDS / 60;
  const values = { ...words(), name, minutes, time: holder ? formatClock(new Date(holder.since)) : '' };
  const kept = () => {
    if (hold === 'free') return t('then.keptFree', values);
    return passing.given
      ? t('then.given', { ...values, given: formatClock(passing.given) })
      : t('then.kept', values);
  };
  const included = () =>
    passing.saved ? t('then.saved', { ...values, saved: formatClock(passing.saved) }) : '';
  const next = dirty ? kept() : included();
  if (hold === 'free') return { isOwn, what: t('what.free', values), next: next || t('then.free', values) };
  if (isOwn)
    return {
      isOwn,
      what: t(lost === 'taken' ? 'what.movedOwn' : 'what.own', values),
      next: next || t('then.own', values),
    };
  const isGiven = holder?.editingSession === '';
  const what = isGiven ? 'what.given' : lost ? LOSSES[lost] : 'what.held';
  return { isOwn, what: t(what, values), next: next || t('then.follows', values) };
}
