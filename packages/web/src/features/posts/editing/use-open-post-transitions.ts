import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePostActor } from '../post-actor.ts';
import { nextStep, type TransitionInput } from '../workflow/open-transition.ts';
import { useAskTransition } from '../workflow/use-ask-transition.tsx';
import type { PostSession } from './post-session.ts';
import { useSessionState } from './use-post-session.ts';
import { useTransitionOpenPost } from './use-transition-open-post.ts';

interface OpenPostTransitions {
  readonly next: PostTransition | undefined;
  readonly others: readonly PostTransition[];
  readonly start: (move: PostTransition) => void;
  readonly moving: boolean;
  readonly dialog: ReactNode;
}

/** The moves of the article that is being written; where it leaves this person's hands, its page is shown. */
export function useOpenPostTransitions(session: PostSession, title: string): OpenPostTransitions {
  const navigate = useNavigate();
  const rules = usePostActor();
  const { post } = useSessionState(session);
  const { move, moving } = useTransitionOpenPost(session);
  const moves = post ? post.allowedTransitions : rules.transitionsOfNew();
  const next = nextStep(moves);

  async function make(_: PostSession, wanted: PostTransition, answer: TransitionInput): Promise<boolean> {
    const after = await move(wanted, answer);
    if (after?.state === 'TRASHED') navigate('/manager_post');
    else if (after && !after.mayEdit) navigate(`/manager_post/view/${after.id}`);
    return after !== undefined;
  }
  const ask = useAskTransition(make);
  const scheduleTime = post?.scheduleTime ?? null;
  return {
    next,
    others: moves.filter((one) => one !== next && (post !== undefined || one.name !== 'trash')),
    start: (wanted) =>
      void ask.start({
        subject: session,
        move: wanted,
        postId: post?.id ?? '',
        what: `“${title}”`,
        scheduleTime,
      }),
    moving,
    dialog: ask.dialog,
  };
}
