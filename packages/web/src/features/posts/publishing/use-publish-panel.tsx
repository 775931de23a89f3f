import { useQueryClient } from '@tanstack/react-query';
import type { Post, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { FIRST_MUST_FIX, leadToNote } from '../notes/note-focus.ts';
import { postDetail } from '../post-queries.ts';
import type { PublishAnswer } from './publish-dialog.tsx';
import { usePublishDone } from './use-publish-done.tsx';

const PublishDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('./publish-dialog.tsx'),
    loadTexts(['publishing', 'placement']),
  ]);
  return { default: module.PublishDialog };
});

interface Asked {
  readonly post: Post;
  readonly transition: PostTransition;
}

interface PublishPanelOptions {
  /** Sends the transition; undefined when it was refused, and the reason is shown. */
  readonly send: (post: Post, answer: PublishAnswer) => Promise<Post | undefined>;
  readonly onUndone: (after: Post) => void;
  /** Leads to the field of the post that mends a point. */
  readonly onMend: (post: Post, field: string) => void;
}

interface PublishPanel {
  /** Reads the post from the server and asks; resolves once the panel can be shown. */
  readonly open: (id: string, transition: PostTransition) => Promise<void>;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

/** The one way of a single post to its readers: the panel before, the receipt after. */
export function usePublishPanel({ send, onUndone, onMend }: PublishPanelOptions): PublishPanel {
  const client = useQueryClient();
  const projectId = useProjectId();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const done = usePublishDone(onUndone);

  async function open(id: string, transition: PostTransition) {
    const post = await client.fetchQuery({ ...postDetail(projectId, id), staleTime: 0 });
    setAsked({ post, transition });
  }
  async function answer(post: Post, given: PublishAnswer) {
    setBusy(true);
    const sentAt = Date.now();
    const after = await send(post, given).finally(() => setBusy(false));
    if (!after) return;
    setAsked(undefined);
    if (after.state !== 'PUBLISHED') return;
    const { notified, input } = given;
    done.show({
      kind: 'publish',
      post: after,
      stateBefore: post.state,
      notified,
      place: input.place?.kind,
      sentAt,
    });
  }
  function mend(post: Post, field: string) {
    setAsked(undefined);
    if (field === 'notes') leadToNote(post.id, FIRST_MUST_FIX);
    onMend(post, field);
  }
  return {
    open,
    busy,
    dialog: (
      <>
        {asked && (
          <Suspense>
            <PublishDialog
              post={asked.post}
              asked={asked.transition}
              busy={busy}
              onAnswer={(given) => void answer(asked.post, given)}
              onMend={asked.post.mayEdit ? (field) => mend(asked.post, field) : undefined}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        {done.dialog}
      </>
    ),
  };
}
