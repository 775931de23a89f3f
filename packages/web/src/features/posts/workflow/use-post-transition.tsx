import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { postKeys } from '../post-queries.ts';
import { mendingAddress } from '../publishing/mending-address.ts';
import { usePublishPanel } from '../publishing/use-publish-panel.tsx';
import { notifyRefusal, REFUSALS } from './notify-refusal.ts';
import { opensPublishPanel, type TransitionInput } from './open-transition.ts';
import { undoOf } from './undo-transition.ts';
import { useTransitionQuestions } from './use-transition-questions.tsx';

type SavedPost = Pick<PostRow, 'id' | 'version' | 'scheduleTime'>;

/** A post whose transition starts. The editor starts one before the post has an id. */
interface TransitionSubject extends Pick<PostRow, 'title' | 'scheduleTime'> {
  readonly id?: string | undefined;
}

interface DoneHow {
  readonly name: PostTransition['name'];
  readonly isUndo: boolean;
  /** A receipt of it is open over the page. */
  readonly isShown: boolean;
}

interface PostTransitionOptions<Subject> {
  /** Gives the post as the server has it. Undefined: it could not be saved, and the reason is shown. */
  readonly saved: (subject: Subject) => Promise<SavedPost | undefined>;
  readonly onDone?: (after: Post, how: DoneHow) => void;
  /** Leads to the field that mends a point of the checklist; absent: in the editor of the post. */
  readonly onMend?: (field: string) => void;
  /** The refusal has been shown; `error.details.rules` names the rules and their fields. */
  readonly onRefused?: (error: ApiError) => void;
}

interface PostTransitions<Subject> {
  /** Asks what the transition needs, makes it and notifies the person. */
  readonly start: (subject: Subject, transition: PostTransition) => void;
  /** Makes a transition whose questions are answered already. */
  readonly make: (subject: Subject, transition: PostTransition, answer: TransitionInput) => Promise<boolean>;
  readonly busy: boolean;
  /** Render it once beside the controls that start transitions. */
  readonly dialog: ReactNode;
}

/** Transitions of one post: asks, makes, notifies, and offers to undo. */
export function usePostTransition<Subject extends TransitionSubject>(
  options: PostTransitionOptions<Subject>,
): PostTransitions<Subject> {
  const { mutateAsync } = useSendTransition();
  const notify = useNotifyTransition();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function send(post: SavedPost, transition: PostTransition, answer: TransitionInput, isUndo: boolean) {
    const after = await mutateAsync({ post, transition, answer });
    const isShown = after.state === 'PUBLISHED' && transition.name === 'publish';
    options.onDone?.(after, { name: transition.name, isUndo, isShown });
    if (isShown) return after;
    notify(post, transition, after, (undo) => attempt(() => send(after, undo.transition, undo.answer, true)));
    return after;
  }
  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      // The call or `notifyRefusal` has shown it.
      if (!(error instanceof ApiError)) throw error;
      options.onRefused?.(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  const make = async (subject: Subject, transition: PostTransition, answer: TransitionInput) => {
    const isMade = await attempt(async () => {
      const post = await options.saved(subject);
      if (post) await send(post, transition, answer, false);
      return post !== undefined;
    });
    return isMade ?? false;
  };
  const panel = usePublishPanel({
    send: (post, { transition, input }) => attempt(() => send(post, transition, input, false)),
    onUndone: (after) => options.onDone?.(after, { name: 'undoPublish', isUndo: true, isShown: false }),
    onMend: ({ id }, field) => (options.onMend ? options.onMend(field) : navigate(mendingAddress(id, field))),
  });
  const { start, dialog } = useTransitionQuestions(make);
  function ask(subject: Subject, transition: PostTransition) {
    if (opensPublishPanel(transition)) {
      return void attempt(async () => {
        const post = await options.saved(subject);
        if (post) await panel.open(post.id, transition);
      });
    }
    void start({
      subject,
      transition,
      postId: subject.id,
      what: `“${subject.title}”`,
      scheduleTime: subject.scheduleTime ?? null,
    });
  }
  return {
    start: ask,
    make,
    busy: busy || panel.busy,
    dialog: (
      <>
        {dialog}
        {panel.dialog}
      </>
    ),
  };
}

/**
 * Transitions of posts that have nothing unsaved, as in lists and on the page of a post. `opensEditor`: who picks a
 * post up goes on to edit it.
 */
export function useSavedPostTransition({ opensEditor = false }: { readonly opensEditor?: boolean } = {}) {
  const navigate = useNavigate();
  return usePostTransition<SavedPost & TransitionSubject>({
    saved: (post) => Promise.resolve(post),
    onDone: (after, { name, isUndo }) => {
      if (opensEditor && name === 'pickUp' && !isUndo) navigate(`/manager_post/edit/${after.id}`);
    },
  });
}

interface SentTransition {
  readonly post: SavedPost;
  readonly transition: PostTransition;
  readonly answer: TransitionInput;
}

function useSendTransition() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post: { id, version }, transition, answer }: SentTransition) =>
      call(postEndpoints.transition, {
        params: { id },
        body: { version, to: transition.to, ...answer },
        suppressErrorToast: REFUSALS,
      }),
    onError: notifyRefusal,
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}

type Undo = NonNullable<ReturnType<typeof undoOf>>;

/** Shows what was done, with an undo where the person may undo it. */
function useNotifyTransition() {
  const { t } = useTranslation('workflow');
  return (
    before: Pick<PostRow, 'scheduleTime'>,
    transition: PostTransition,
    after: Post,
    run: (undo: Undo) => Promise<unknown>,
  ): void => {
    const undo = undoOf(before, transition, after);
    const time = after.scheduleTime === null ? '' : formatDateTime(new Date(after.scheduleTime));
    showToast({
      tone: 'success',
      text: t(`done.${transition.name}`, { title: after.title, time }),
      action: undo && { label: t('undo'), run: () => void run(undo) },
    });
  };
}
