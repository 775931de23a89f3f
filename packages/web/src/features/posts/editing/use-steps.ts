import type { PostMove } from '@toasoan/contract/features/posts/post.ts';
import { useOpenPostChanges } from '../pending/use-open-post-changes.tsx';
import type { PostSession } from './post-session.ts';
import { useOpenPostMoves } from './use-open-post-moves.ts';
import { useSessionState } from './use-post-session.ts';

const NO_MOVES: readonly PostMove[] = [];

/** The ways on from the article that is open; none that would need its text while another page writes it. */
export function useSteps(session: PostSession, title: string) {
  const { post, dirty, readOnly } = useSessionState(session);
  const moves = useOpenPostMoves(session, title);
  const changes = useOpenPostChanges({
    post,
    dirty,
    save: session.save,
    take: (after) => session.rebase(after, undefined),
  });
  // What was typed waits for the other page, and every step with it.
  const isStopped = readOnly && dirty;
  return {
    ...moves,
    next: isStopped ? undefined : moves.next,
    others: isStopped ? NO_MOVES : moves.others,
    publish: readOnly ? undefined : changes.publish,
    items: readOnly ? [] : changes.items,
    changesDialog: changes.dialog,
  };
}
