import { FileDiff, PenLine } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { ArticleWords } from '../editing/article-kind.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { useSessionPart } from '../editing/session-part.ts';
import type { ArticleLock } from './article-lock.ts';
import { AskedNotice } from './asked-notice.tsx';
import { LockNotice } from './lock-notice.tsx';
import { holderKey, isReadOnly, type PresenceState } from './presence-state.ts';
import { ReceivedNotice } from './received-notice.tsx';
import { useLockWords } from './use-lock-words.ts';
import { usePresence } from './use-presence.ts';
import { useTakeOver } from './use-take-over.ts';

const ASKED = 'takeOver';

interface LockBannerProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly lock: ArticleLock<A>;
  /** The label of a field in the editor. */
  readonly nameOf: (field: string) => string;
  /** Typed text beside the newest version, in a dialog. */
  readonly comparison: (id: string, onClose: () => void) => ReactNode;
}

/** Names the writer while this page is read-only, says what happened to typed text, and offers the ways on. */
export function LockBanner<A extends ArticleTypes>(props: LockBannerProps<A>) {
  const { session, lock, nameOf, comparison } = props;
  const presence = usePresence(lock);
  const id = useSessionPart(session, ({ record }) => record?.id);
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
        nameOf={nameOf}
        onCompare={() => setComparing(true)}
      />
      <Suspense>{isComparing && id !== undefined && comparison(id, () => setComparing(false))}</Suspense>
    </>
  );
}

interface NoticeProps<A extends ArticleTypes> extends Omit<LockBannerProps<A>, 'comparison'> {
  readonly presence: PresenceState;
  readonly taking: ReturnType<typeof useTakeOver>;
  readonly onCompare: () => void;
}

function Notice<A extends ArticleTypes>(props: NoticeProps<A>) {
  const { session, lock, presence, taking, nameOf, onCompare } = props;
  const { words } = session.kind;
  const dirty = useSessionPart(session, (state) => state.dirty);
  const { received, asker, closedFor } = presence.passing;
  if (isReadOnly(presence)) {
    if (closedFor === holderKey(presence)) return null;
    const says = { lock, presence, dirty, taking, words, onCompare };
    return <ReadOnly {...says} />;
  }
  const asking = presence.others.find(({ editingSession }) => editingSession === asker);
  if (asking) return <AskedNotice session={session} lock={lock} name={asking.name} />;
  // What came along is saved, or taken back.
  if (received && dirty) {
    const close = () => lock.pass({ received: undefined });
    return (
      <ReceivedNotice
        session={session}
        text={received}
        nameOf={nameOf}
        onCompare={onCompare}
        onClose={close}
      />
    );
  }
  return presence.isRegained && <Regained words={words} onSeen={lock.seen} />;
}

interface ReadOnlyProps extends Pick<NoticeProps<ArticleTypes>, 'presence' | 'taking' | 'onCompare'> {
  readonly lock: Pick<ArticleLock<ArticleTypes>, 'write' | 'pass'>;
  readonly words: () => ArticleWords;
  readonly dirty: boolean;
}

function ReadOnly({ lock, presence, dirty, taking, words, onCompare }: ReadOnlyProps) {
  const { t } = useTranslation('lock');
  const says = useLockWords(presence, dirty, words);
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
              {t(dirty ? 'resume' : 'edit', { ...words() })}
            </Button>
          ) : (
            <Ask presence={presence} taking={taking} words={words} isOwn={says.isOwn} />
          )}
        </>
      }
    />
  );
}

interface AskProps extends Pick<ReadOnlyProps, 'presence' | 'taking' | 'words'> {
  readonly isOwn: boolean;
}

/** Leads take over; everybody else asks the person who writes. */
function Ask({ presence, taking, words, isOwn }: AskProps) {
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
      disabledReason={passing.hasAsked ? t('ask.done', { name: holder?.name, ...words() }) : undefined}
      onClick={() => void taking.ask()}
    >
      {t(passing.hasAsked ? 'ask.sent' : lost ? 'ask.repeat' : 'ask')}
    </Button>
  );
}

/** The page was away or offline for longer than it may hold a record. */
function Regained({ words, onSeen }: Pick<ReadOnlyProps, 'words'> & { readonly onSeen: () => void }) {
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
      <strong>{t('what.regained', { ...words() })}</strong> {t('then.regained', { ...words() })}
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
