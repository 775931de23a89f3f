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
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { useSessionPart } from '../editing/session-part.ts';
import { WANTED } from './kept-address.ts';
import { dropUnsaved, findUnsaved, type UnsavedText } from './newest-unsaved.ts';
import { takeUnsaved, textOf } from './take-unsaved.ts';

const ComparedDrafts = lazyChunk(async () => ({
  default: (await import('./compared-drafts.tsx')).ComparedDrafts,
}));

interface DraftOfferProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
}

/** Offers unsaved text of earlier sessions, to the same person only; what is not taken stays findable. */
export function DraftOffer<A extends ArticleTypes>({ session }: DraftOfferProps<A>) {
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

interface Offered<A extends ArticleTypes> {
  /** Neither taken nor dropped, newest first. */
  readonly left: readonly UnsavedText<A>[];
  /** The text on the page. */
  readonly taken: UnsavedText<A> | undefined;
  /** The page began without a record. */
  readonly isNew: boolean;
  /** `replaces`: what was taken before makes room, and is kept. */
  readonly take: (unsaved: UnsavedText<A>, replaces: boolean) => Promise<void>;
  readonly drop: (unsaved: UnsavedText<A>) => void;
}

function useOffered<A extends ArticleTypes>(session: ArticleSession<A>): Offered<A> {
  const { kind } = session;
  const projectId = useProjectId();
  const userId = useAuth((auth) => auth.userId);
  const editingSession = useTab().id;
  const record = useSessionPart(session, (state) => state.record);
  const [openedId] = useState(record?.id);
  const [done, setDone] = useState<readonly UnsavedText<A>[]>([]);
  const [taken, setTaken] = useState<UnsavedText<A>>();
  const found =
    useQuery({
      queryKey: [projectId, kind.name, 'unsaved', userId, openedId ?? editingSession],
      queryFn: () =>
        findUnsaved(kind, {
          userId,
          projectId,
          articleId: openedId,
          editingSession,
          life: session.life,
        }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }).data ?? [];

  async function take(unsaved: UnsavedText<A>, replaces: boolean): Promise<void> {
    setTaken(unsaved);
    setDone([...done, unsaved]);
    // A failed call shows its own notification; the copy on the server expires.
    await takeUnsaved(unsaved, { session, userId, replaces }).catch(() => undefined);
  }
  function drop(unsaved: UnsavedText<A>): void {
    setDone([...done, unsaved]);
    dropUnsaved(kind, userId, unsaved).catch(() => undefined);
  }
  useWanted(session, (unsaved) => take(unsaved, false));
  const isNew = openedId === undefined;
  // Those of a page without a record are other articles, not older copies of this one.
  const areOthers = isNew && (record !== undefined || taken !== undefined);
  const left = areOthers ? [] : found.filter((one) => !done.includes(one) && !sharesCopy(one, taken));
  return { left, taken, isNew, take, drop };
}

interface OfferProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly first: UnsavedText<A>;
  /** The one on the page, or an older one. */
  readonly other: UnsavedText<A> | undefined;
  /** `other` is on the page. */
  readonly isTaken: boolean;
  readonly onTake: (unsaved: UnsavedText<A>) => void;
  readonly onDrop: () => void;
  readonly onClose: () => void;
}

function Offer<A extends ArticleTypes>(props: OfferProps<A>) {
  const { session, first, other, isTaken, onTake, onDrop, onClose } = props;
  const { t } = useTranslation('merge');
  const words = session.kind.words();
  const isBusy = useSessionPart(session, (state) => state.record === undefined && state.dirty);
  const [comparing, setComparing] = useState(false);
  const [older, newer] = isTaken ? [first, other] : [other, first];
  const timeOf = ({ savedTime }: UnsavedText<A>) => formatRecent(new Date(savedTime));
  const compared = (unsaved: UnsavedText<A>) => {
    const { values, content } = textOf(session, unsaved);
    return { head: session.kind.headOf(values), content };
  };
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
                disabledReason={isBusy ? t('unsaved.inTheWay', { ...words }) : undefined}
                onClick={() => onTake(first)}
              >
                {t('unsaved.restore')}
              </Button>
            )}
            {older && (
              <Button size="compact" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
                {t(isTaken ? 'other' : 'older', { time: timeOf(older) })}
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
        {t(isTaken ? 'unsaved.left' : 'unsaved.found', { ...words, time: timeOf(first) })}
      </Banner>
      {comparing && older && newer && (
        <Suspense>
          <ComparedDrafts
            older={compared(older)}
            newer={compared(newer)}
            olderLabel={t('olderLabel', { time: timeOf(older) })}
            newerLabel={t(isTaken ? 'olderLabel' : 'newerLabel', { time: timeOf(newer) })}
            takeLabel={t(isTaken ? 'restoreOther' : 'restoreOlder')}
            onTakeOlder={() => onTake(older)}
          />
        </Suspense>
      )}
    </>
  );
}

type Copies = Pick<UnsavedText<ArticleTypes>, 'copies'>;

const sharesCopy = (one: Copies, other: Copies | undefined) =>
  other?.copies.some(({ life }) => life !== undefined && one.copies.some((copy) => copy.life === life));

/** The list of unsaved texts opens one of its copies by the address: it comes onto the page at once. */
function useWanted<A extends ArticleTypes>(
  session: ArticleSession<A>,
  take: (unsaved: UnsavedText<A>) => Promise<void>,
): void {
  const { kind } = session;
  const { replaceUrl } = useTab();
  const { url } = useTabPlace();
  const userId = useAuth((auth) => auth.userId);
  const [path = '', query = ''] = url.split('?', 2);
  const life = new URLSearchParams(query).get(WANTED) ?? '';
  const answer = useEffectEvent(async () => {
    replaceUrl(path);
    const copy = (await kind.copies.all(userId)).find((one) => one.life === life);
    session.flush();
    const { record, dirty } = session.get();
    if (!copy || copy.life === session.life || (!record && dirty)) return;
    if (record?.id === copy.articleId) await take({ ...copy, copies: [copy] });
    // Its record cannot be opened any more, or shall stay as it is: what only that record may have is left out.
    else if (!record) await take({ ...copy, draft: kind.draftForNew(copy.draft), copies: [copy] });
  });
  useEffect(() => {
    if (life !== '') void answer();
  }, [life]);
}
