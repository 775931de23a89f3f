import { LOCK_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/presence.ts';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatClock } from '#web/ui/text/format-date.ts';
import { headlineOf, useSessionPart } from '../editing/open-sessions.ts';
import type { PostSession } from '../editing/post-session.ts';
import type { LockController } from './lock-controller.ts';
import { isReadOnly, type Loss, type PresenceState } from './presence-state.ts';
import { usePresence } from './use-presence.ts';

const CompareKept = lazyChunk(async () => ({ default: (await import('./compare-kept.tsx')).CompareKept }));
const ASKED = 'takeOver';

interface LockBannerProps {
  readonly session: PostSession;
  readonly lock: LockController;
}

/** Names the writer while this page is read-only, says what happened to typed text, and offers the ways on. */
export function LockBanner({ session, lock }: LockBannerProps) {
  const { t } = useTranslation('lock');
  const presence = usePresence(lock);
  const post = useSessionPart(session, (state) => state.post);
  const dirty = useSessionPart(session, (state) => state.dirty);
  const { takeOver, busy } = useTakeOver(session, lock);
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
                  presence.mayTakeOver
                    ? undefined
                    : t('takeOver.disabledReason', { name: presence.holder?.name })
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

/** The page was away or offline for longer than it may hold a post. */
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

/** A list asks for a take-over by the address: answers as soon as the holder is known. */
function useAskedInAddress({ hold, mayTakeOver }: PresenceState, ask: () => void): void {
  const { replaceUrl } = useTab();
  const { url } = useTabPlace();
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

/** Takes the post over after a confirmation that names the effect; between tabs of one person at once. */
function useTakeOver(session: PostSession, lock: LockController) {
  const { t } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const [busy, setBusy] = useState(false);

  async function isSure(): Promise<boolean> {
    const { holder } = lock.get();
    if (!holder || holder.userId === userId) return true;
    const { name } = holder;
    return await confirm({
      title: t('confirm.title', { title: headlineOf(session) }),
      text: t('confirm.text', { name, time: formatClock(new Date(holder.since)) }),
      action: t('takeOver'),
    });
  }
  async function takeOver(): Promise<void> {
    if (!(await isSure())) return;
    setBusy(true);
    try {
      await lock.takeOver();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { by = '' } = error.details;
      const text = error.code === 'LOCKED_BY_OTHER' ? t('faster', { name: by }) : error.message;
      showToast({ tone: 'error', text });
      await lock.look();
    } finally {
      setBusy(false);
    }
  }
  return { takeOver, busy };
}
