import type { PostMove } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePostActor } from '../post-actor.ts';
import { type MoveAnswer, nextStep } from '../workflow/open-move.ts';
import { useAskMove } from '../workflow/use-ask-move.tsx';
import type { PostSession } from './post-session.ts';
import { useMoveOpenPost } from './use-move-open-post.ts';
import { useSessionState } from './use-post-session.ts';

interface OpenPostMoves {
  readonly next: PostMove | undefined;
  readonly others: readonly PostMove[];
  readonly start: (move: PostMove) => void;
  readonly moving: boolean;
  readonly dialog: ReactNode;
}

/** The moves of the article that is being written; where it leaves this person's hands, its page is shown. */
export function useOpenPostMoves(session: PostSession, title: string): OpenPostMoves {
  const navigate = useNavigate();
  const rules = usePostActor();
  const { post } = useSessionState(session);
  const { move, moving } = useMoveOpenPost(session);
  const moves = post ? post.allowedTransitions : rules.movesOfNew();
  const next = nextStep(moves);

  async function make(_: PostSession, wanted: PostMove, answer: MoveAnswer): Promise<boolean> {
    const after = await move(wanted, answer);
    if (after?.state === 'TRASHED') navigate('/manager_post');
    else if (after && !after.mayEdit) navigate(`/manager_post/view/${after.id}`);
    return after !== undefined;
  }
  const ask = useAskMove(make);
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
