import { useQuery } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { PostConflict } from '../editing/post-conflict.tsx';
import type { PostSession } from '../editing/post-session.ts';
import { draftValues } from '../editing/post-values.ts';
import { useSessionState } from '../editing/use-post-session.ts';
import { dropLocalDraft } from './local-drafts.ts';
import { newestUnsaved, type UnsavedText } from './newest-unsaved.ts';

interface DraftOfferProps {
  readonly session: PostSession;
  readonly editingSession: string;
}

/** Text that was typed here before and never saved: offered once, to the same person only. */
export function DraftOffer({ session, editingSession }: DraftOfferProps) {
  const { t } = useTranslation('posts');
  const projectId = useProjectId();
  const userId = useAuth((auth) => auth.userId);
  const { post, newer } = useSessionState(session);
  const [openedId] = useState(post?.id);
  const [answered, setAnswered] = useState(false);
  const [comparing, setComparing] = useState(false);
  const found = useQuery({
    queryKey: [projectId, 'posts', 'unsaved', userId, openedId ?? editingSession],
    queryFn: () => newestUnsaved({ userId, projectId, postId: openedId, editingSession }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data;
  if (!found || answered || newer) return null;

  const text = {
    values: draftValues(found.draft, found.tags, session.form.get().values),
    content: found.draft.content ?? session.article.document(),
  };
  function take() {
    if (post && found && found.baseVersion !== post.version) {
      setComparing(true);
      return;
    }
    session.restore(text);
    setAnswered(true);
  }
  if (comparing && post) {
    return (
      <PostConflict
        session={session}
        newer={post}
        mine={{ ...text.values, content: text.content }}
        onDone={() => setAnswered(true)}
      />
    );
  }
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="compact" variant="main" onClick={take}>
            {t('unsaved.restore')}
          </Button>
          <Button
            size="compact"
            onClick={() => {
              setAnswered(true);
              void drop(userId, found);
            }}
          >
            {t('unsaved.drop')}
          </Button>
        </>
      }
    >
      {t('unsaved.found', { time: formatDateTime(new Date(found.savedTime)) })}
    </Banner>
  );
}

async function drop(userId: string, { editingSession, postId }: UnsavedText): Promise<void> {
  await dropLocalDraft(userId, editingSession);
  if (!postId) return;
  await call(postEndpoints.removeAutosave, { params: { editingSession }, query: { postId } });
}
