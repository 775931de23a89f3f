import { FileDiff, PenLine } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useSessionPart } from '../editing/open-sessions.ts';
import type { PostSession } from '../editing/post-session.ts';
import { AskedNotice } from './asked-notice.tsx';
import type { LockController } from './lock-controller.ts';
import { LockNotice } from './lock-notice.tsx';
import { holderKey, isReadOnly, type PresenceState } from './presence-state.ts';
import { ReceivedNotice } from './received-notice.tsx';
import { useLockWords } from './use-lock-words.ts';
import { usePresence } from './use-presence.ts';
import { useTakeOver } from './use-take-over.ts';

const CompareKept = lazyChunk(async () => ({ default: (await import('./compare-kept.tsx')).CompareKept }));
const ASKED = 'takeOver';

interface LockBannerProps {
  readonly session: PostSession;
  readonly lock: LockController;
}

/** Names the writer while this page is read-only, says what happened to typed text, and offers the ways on. */
export function LockBanner({ session, lock }: LockBannerProps) {
  const presence = usePresence(lock);
  const post = useSessionPart(session, (state) => state.post);
  const [isComparing, setComparing] = useState(false);
  const taking = useTakeOver(session, lock);
  useAskedInAddress(presence, () => void taking.takeOver());
  return (
    <>
      <Notice
        session={session}
        lock={lock}
        presence={presence}
        taking={taking}
        onCompare={() => setComparing(true)}
      />
      <Suspense>
        {isComparing && post && (
          <CompareKept session={session} postId={post.id} onClose={() => setComparing(false)} />
        )}
      </Suspense>
    </>
  );
}

interface NoticeProps extends LockBannerProps {
  readonly presence: PresenceState;
  readonly taking: ReturnType<typeof useTakeOver>;
  readonly onCompare: () => void;
}

function Notice({ session, lock, presence, taking, onCompare }: NoticeProps) {
  const dirty = useSessionPart(session, (state) => state.dirty);
  const { received, asker, closedFor } = presence.passing;
  if (isReadOnly(presence)) {
    if (closedFor === holderKey(presence)) return null;
    return <ReadOnly lock={lock} presence={presence} dirty={dirty} taking={taking} onCompare={onCompare} />;
  }
  const asking = presence.others.find(({ editingSession }) => editingSession === asker);
  if (asking) return <AskedNotice session={session} lock={lock} name={asking.name} />;
  // What came along is saved, or taken back.
  if (received && dirty) {
    const close = () => lock.pass({ received: undefined });
    return <ReceivedNotice session={session} text={received} onCompare={onCompare} onClose={close} />;
  }
  return presence.isRegained && <Regained onSeen={lock.seen} />;
}

interface ReadOnlyProps extends Omit<NoticeProps, 'session'> {
  readonly dirty: boolean;
}

function ReadOnly({ lock, presence, dirty, taking, onCompare }: ReadOnlyProps) {
  const { t } = useTranslation('lock');
  const says = useLockWords(presence, dirty);
  const { hold, lost, holder } = presence;
  const isFree = hold === 'free';
  return (
    <LockNotice
      tone={isFree ? 'success' : lost ? 'info' : 'warning'}
      isUrgent={lost !== undefined}
      name={isFree ? '' : (holder?.name ?? '')}
      what={says.what}
      next={says.next}
      onClose={() => lock.pass({ closedFor: holderKey(presence) })}
      actions={
        <>
          {dirty && (
            <Button size="compact" variant="quiet" icon={<FileDiff size={16} />} onClick={onCompare}>
              {t('compare')}
            </Button>
          )}
          {isFree ? (
            <Button size="compact" variant="main" onClick={() => void lock.write()}>
              {t(dirty ? 'resume' : 'edit')}
            </Button>
          ) : (
            <Ask presence={presence} taking={taking} isOwn={says.isOwn} />
          )}
        </>
      }
    />
  );
}

interface AskProps extends Pick<NoticeProps, 'presence' | 'taking'> {
  readonly isOwn: boolean;
}

/** Leads take over; everybody else asks the person who writes. */
function Ask({ presence, taking, isOwn }: AskProps) {
  const { t } = useTranslation('lock');
  const { mayTakeOver, lost, holder, passing } = presence;
  if (mayTakeOver) {
    return (
      <Button
        size="compact"
        icon={<PenLine size={16} />}
        busy={taking.busy}
        onClick={() => void taking.takeOver()}
      >
        {t(isOwn ? 'editHere' : lost ? 'takeBack' : 'takeOver')}
      </Button>
    );
  }
  return (
    <Button
      size="compact"
      icon={<PenLine size={16} />}
      busy={taking.busy}
      disabledReason={passing.hasAsked ? t('ask.done', { name: holder?.name }) : undefined}
      onClick={() => void taking.ask()}
    >
      {t(passing.hasAsked ? 'ask.sent' : lost ? 'ask.repeat' : 'ask')}
    </Button>
  );
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
