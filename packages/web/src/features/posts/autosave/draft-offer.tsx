import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useSessionPart } from '../editing/open-sessions.ts';
import type { PostSession } from '../editing/post-session.ts';
import { draftValues } from '../editing/post-values.ts';
import { findTextAt } from '../merge/find-base.ts';
import type { PostText } from '../merge/post-text.ts';
import { dropLocalDraft } from './local-drafts.ts';
import { dropUnsaved, findUnsaved, type UnsavedText } from './newest-unsaved.ts';

const ComparedDrafts = lazyChunk(async () => ({
  default: (await import('./compared-drafts.tsx')).ComparedDrafts,
}));

interface DraftOfferProps {
  readonly session: PostSession;
}

/** Offers unsaved text of an earlier session once, to the same person only. */
export function DraftOffer({ session }: DraftOfferProps) {
  const { t } = useTranslation(['posts', 'merge']);
  const projectId = useProjectId();
  const userId = useAuth((auth) => auth.userId);
  const editingSession = useTab().id;
  const post = useSessionPart(session, (state) => state.post);
  const conflict = useSessionPart(session, (state) => state.conflict);
  const [openedId] = useState(post?.id);
  const [answered, setAnswered] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [newest, older] =
    useQuery({
      queryKey: [projectId, 'posts', 'unsaved', userId, openedId ?? editingSession],
      queryFn: () => findUnsaved({ userId, projectId, postId: openedId, editingSession, life: session.life }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }).data ?? [];
  if (!newest || answered || conflict) return null;

  const textOf = ({ draft, tags }: UnsavedText): PostText => ({
    values: draftValues(draft, tags, session.form.get().values),
    content: draft.content ?? session.article.document(),
  });
  async function take(unsaved: UnsavedText) {
    setAnswered(true);
    const { baseVersion, editingSession: writtenIn, life } = unsaved;
    if (post && baseVersion !== post.version)
      return session.restoreUnsaved(textOf(unsaved), await findTextAt(post.id, baseVersion));
    session.restore(textOf(unsaved));
    session.flush();
    if (life !== undefined) await dropLocalDraft(userId, { editingSession: writtenIn, life });
  }
  const timeOf = ({ savedTime }: UnsavedText) => formatDateTime(new Date(savedTime));
  return (
    <>
      <Banner
        tone="info"
        actions={
          <>
            <Button size="compact" variant="main" onClick={() => void take(newest)}>
              {t('unsaved.restore')}
            </Button>
            {older && (
              <Button size="compact" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
                {t('merge:older', { time: timeOf(older) })}
              </Button>
            )}
            <Button
              size="compact"
              onClick={() => {
                setAnswered(true);
                // A failed call shows its own notification; the copy on the server expires.
                dropUnsaved(userId, newest, session.life).catch(() => undefined);
              }}
            >
              {t('unsaved.drop')}
            </Button>
          </>
        }
      >
        {t('unsaved.found', { time: timeOf(newest) })}
      </Banner>
      {comparing && older && (
        <Suspense>
          <ComparedDrafts
            older={textOf(older)}
            newer={textOf(newest)}
            olderLabel={t('merge:olderLabel', { time: timeOf(older) })}
            newerLabel={t('merge:newerLabel', { time: timeOf(newest) })}
            onTakeOlder={() => void take(older)}
          />
        </Suspense>
      )}
    </>
  );
}
