import { LOCK_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/lock-rules.ts';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';
import type { PostSession } from '../editing/post-session.ts';
import { useSessionState } from '../editing/use-post-session.ts';
import type { LockController } from './lock-controller.ts';
import { isReadOnly, type Loss, type PresenceState } from './presence-state.ts';
import { usePresence } from './use-presence.ts';
import { useTakeOver } from './use-take-over.ts';

const CompareKept = lazyPart(async () => ({ default: (await import('./compare-kept.tsx')).CompareKept }));
const ASKED = 'takeOver';

interface LockBannerProps {
  readonly session: PostSession;
  readonly lock: LockController;
  readonly title: string;
}

/** Who writes while this page only reads, what has become of what was typed here, and the ways on. */
export function LockBanner({ session, lock, title }: LockBannerProps) {
  const { t } = useTranslation('lock');
  const presence = usePresence(lock);
  const { dirty, post } = useSessionState(session);
  const { takeOver, busy } = useTakeOver(lock, title);
  const [isComparing, setComparing] = useState(false);
  const says = useLockWords(presence, dirty);
  useAskedInAddress(presence, () => void takeOver());
  const isFree = presence.hold === 'free';
  if (presence.isRegained) return <Regained onSeen={lock.seen} />;
  if (!isReadOnly(presence)) return null;
  return (
    <>
      <Banner
        tone={toneOf(presence)}
        actions={
          <>
            {dirty && (
              <Button size="compact" onClick={() => setComparing(true)}>
                {t('compare')}
              </Button>
            )}
            {isFree ? (
              <Button size="compact" variant="main" onClick={() => void lock.write()}>
                {t(dirty ? 'resume' : 'edit')}
              </Button>
            ) : (
              <Button
                size="compact"
                busy={busy}
                disabledReason={
                  presence.mayTakeOver ? undefined : t('whyNot', { name: presence.holder?.name })
                }
                onClick={() => void takeOver()}
              >
                {says.isOwn ? t('editHere') : t('takeOver')}
              </Button>
            )}
          </>
        }
      >
        <strong>{says.what}</strong> {says.next}
      </Banner>
      <Suspense>
        {isComparing && post && (
          <CompareKept session={session} postId={post.id} onClose={() => setComparing(false)} />
        )}
      </Suspense>
    </>
  );
}

function toneOf({ hold, lost }: PresenceState): 'success' | 'danger' | 'warning' {
  if (hold === 'free') return 'success';
  return lost ? 'danger' : 'warning';
}

/** The page was away, or cut off, for longer than it may hold a post without a word. */
function Regained({ onSeen }: { readonly onSeen: () => void }) {
  const { t } = useTranslation('lock');
  return (
    <Banner
      tone="info"
      actions={
        <Button size="compact" onClick={onSeen}>
          {t('seen')}
        </Button>
      }
    >
      <strong>{t('what.regained')}</strong> {t('then.regained')}
    </Banner>
  );
}

const LOSSES = {
  taken: 'what.taken',
  away: 'what.away',
  idle: 'what.idle',
} as const satisfies Record<Loss, string>;

function useLockWords({ hold, lost, holder }: PresenceState, dirty: boolean) {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const name = holder?.name ?? '';
  const isOwn = holder?.userId === userId;
  const minutes = LOCK_IDLE_SECONDS / 60;
  const values = { name, minutes, time: holder ? formatClock(new Date(holder.since)) : '' };
  const kept = dirty ? t(hold === 'free' ? 'then.keptFree' : 'then.kept') : '';
  if (hold === 'free') return { isOwn, what: t('what.free'), next: kept || t('then.free') };
  if (isOwn)
    return {
      isOwn,
      what: t(lost === 'taken' ? 'what.movedOwn' : 'what.own', values),
      next: kept || t('then.own'),
    };
  const isGiven = holder?.editingSession === '';
  const what = isGiven ? 'what.given' : lost ? LOSSES[lost] : 'what.held';
  return { isOwn, what: t(what, values), next: kept || t('then.follows', values) };
}

/** Lists send who wants to take a post over here: asked as soon as it is known who holds it. */
function useAskedInAddress({ hold, mayTakeOver }: PresenceState, ask: () => void): void {
  const { url, replaceUrl } = useTab();
  const [path = '', query = ''] = url.split('?', 2);
  const isAsked = new URLSearchParams(query).has(ASKED);
  const answer = useEffectEvent(() => {
    replaceUrl(path);
    if (hold === 'held' && mayTakeOver) ask();
    if (hold === 'free') ask();
  });
  useEffect(() => {
    if (isAsked && hold !== 'asking') answer();
  }, [isAsked, hold]);
}
