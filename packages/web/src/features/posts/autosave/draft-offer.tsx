import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab, useTabPlace } from '#web/core/tabs/use-tab.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatRecent } from '#web/ui/text/format-date.ts';
import { useSessionPart } from '../editing/open-sessions.ts';
import type { PostSession } from '../editing/post-session.ts';
import { WANTED } from './kept-address.ts';
import { allLocalDrafts } from './local-drafts.ts';
import { dropUnsaved, findUnsaved, type UnsavedText } from './newest-unsaved.ts';
import { takeUnsaved, textOf } from './take-unsaved.ts';

const ComparedDrafts = lazyChunk(async () => ({
  default: (await import('./compared-drafts.tsx')).ComparedDrafts,
}));

interface DraftOfferProps {
  readonly session: PostSession;
}

/** Offers unsaved text of earlier sessions, to the same person only; what is not taken stays findable. */
export function DraftOffer({ session }: DraftOfferProps) {
  const { left, taken, isNew, take, drop } = useOffered(session);
  const conflict = useSessionPart(session, (state) => state.conflict);
  const [isClosed, setClosed] = useState(false);
  const [first, second] = left;
  if (!first || isClosed || conflict) return null;
  return (
    <Offer
      // Each text begins with its comparison closed.
      key={first.savedTime}
      session={session}
      first={first}
      other={taken ?? (isNew ? undefined : second)}
      isTaken={taken !== undefined}
      onTake={(unsaved) => void take(unsaved, taken !== undefined)}
      onDrop={() => drop(first)}
      onClose={() => setClosed(true)}
    />
  );
}

interface Offered {
  /** Neither taken nor dropped, newest first. */
  readonly left: readonly UnsavedText[];
  /** The text on the page. */
  readonly taken: UnsavedText | undefined;
  /** The page began without a post. */
  readonly isNew: boolean;
  /** `replaces`: what was taken before makes room, and is kept. */
  readonly take: (unsaved: UnsavedText, replaces: boolean) => Promise<void>;
  readonly drop: (unsaved: UnsavedText) => void;
}

function useOffered(session: PostSession): Offered {
  const projectId = useProjectId();
  const userId = useAuth((auth) => auth.userId);
  const editingSession = useTab().id;
  const post = useSessionPart(session, (state) => state.post);
  const [openedId] = useState(post?.id);
  const [done, setDone] = useState<readonly UnsavedText[]>([]);
  const [taken, setTaken] = useState<UnsavedText>();
  const found =
    useQuery({
      queryKey: [projectId, 'posts', 'unsaved', userId, openedId ?? editingSession],
      queryFn: () => findUnsaved({ userId, projectId, postId: openedId, editingSession, life: session.life }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }).data ?? [];

  async function take(unsaved: UnsavedText, replaces: boolean): Promise<void> {
    setTaken(unsaved);
    setDone([...done, unsaved]);
    // A failed call shows its own notification; the copy on the server expires.
    await takeUnsaved(unsaved, { session, userId, replaces }).catch(() => undefined);
  }
  function drop(unsaved: UnsavedText): void {
    setDone([...done, unsaved]);
    dropUnsaved(userId, unsaved).catch(() => undefined);
  }
  useWanted(session, (unsaved) => take(unsaved, false));
  const isNew = openedId === undefined;
  // Those of a page without a post are other articles, not older copies of this one.
  const areOthers = isNew && (post !== undefined || taken !== undefined);
  const left = areOthers ? [] : found.filter((one) => !done.includes(one) && !sharesCopy(one, taken));
  return { left, taken, isNew, take, drop };
}

interface OfferProps {
  readonly session: PostSession;
  readonly first: UnsavedText;
  /** The one on the page, or an older one. */
  readonly other: UnsavedText | undefined;
  /** `other` is on the page. */
  readonly isTaken: boolean;
  readonly onTake: (unsaved: UnsavedText) => void;
  readonly onDrop: () => void;
  readonly onClose: () => void;
}

function Offer({ session, first, other, isTaken, onTake, onDrop, onClose }: OfferProps) {
  const { t } = useTranslation(['posts', 'merge']);
  const isBusy = useSessionPart(session, (state) => state.post === undefined && state.dirty);
  const [comparing, setComparing] = useState(false);
  const [older, newer] = isTaken ? [first, other] : [other, first];
  const timeOf = ({ savedTime }: UnsavedText) => formatRecent(new Date(savedTime));
  return (
    <>
      <Banner
        tone="info"
        actions={
          <>
            {!isTaken && (
              <Button
                size="compact"
                variant="main"
                disabledReason={isBusy ? t('unsaved.inTheWay') : undefined}
                onClick={() => onTake(first)}
              >
                {t('unsaved.restore')}
              </Button>
            )}
            {older && (
              <Button size="compact" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
                {t(isTaken ? 'merge:other' : 'merge:older', { time: timeOf(older) })}
              </Button>
            )}
            <Button size="compact" onClick={onDrop}>
              {t('unsaved.drop')}
            </Button>
            {isTaken && (
              <Button size="compact" variant="quiet" onClick={onClose}>
                {t('unsaved.later')}
              </Button>
            )}
          </>
        }
      >
        {t(isTaken ? 'unsaved.left' : 'unsaved.found', { time: timeOf(first) })}
      </Banner>
      {comparing && older && newer && (
        <Suspense>
          <ComparedDrafts
            older={textOf(session, older)}
            newer={textOf(session, newer)}
            olderLabel={t('merge:olderLabel', { time: timeOf(older) })}
            newerLabel={t(isTaken ? 'merge:olderLabel' : 'merge:newerLabel', { time: timeOf(newer) })}
            takeLabel={t(isTaken ? 'merge:restoreOther' : 'merge:restoreOlder')}
            onTakeOlder={() => onTake(older)}
          />
        </Suspense>
      )}
    </>
  );
}

const sharesCopy = (one: UnsavedText, other: UnsavedText | undefined) =>
  other?.copies.some(({ life }) => life !== undefined && one.copies.some((copy) => copy.life === life));

/** The list of unsaved posts opens one of its copies by the address: it comes onto the page at once. */
function useWanted(session: PostSession, take: (unsaved: UnsavedText) => Promise<void>): void {
  const { replaceUrl } = useTab();
  const { url } = useTabPlace();
  const userId = useAuth((auth) => auth.userId);
  const [path = '', query = ''] = url.split('?', 2);
  const life = new URLSearchParams(query).get(WANTED) ?? '';
  const answer = useEffectEvent(async () => {
    replaceUrl(path);
    const copy = (await allLocalDrafts(userId)).find((one) => one.life === life);
    session.flush();
    const { post, dirty } = session.get();
    if (!copy || copy.life === session.life || (!post && dirty)) return;
    if (post?.id === copy.postId) await take({ ...copy, copies: [copy] });
    // Its post cannot be opened any more, or shall stay as it is: the address of that post is not the new one's.
    else if (!post) {
      const { slug: _, ...draft } = copy.draft;
      await take({ ...copy, draft, copies: [copy] });
    }
  });
  useEffect(() => {
    if (life !== '') void answer();
  }, [life]);
}
