import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useOpenPostChanges } from '../pending/use-open-post-changes.tsx';
import type { PostSession } from './post-session.ts';
import { useOpenPostTransitions } from './use-open-post-transitions.ts';
import { useSessionState } from './use-post-session.ts';

const NO_TRANSITIONS: readonly PostTransition[] = [];

/** The ways on from the article that is open; none that would need its text while another page writes it. */
export function useSteps(session: PostSession, title: string) {
  const { post, dirty, readOnly } = useSessionState(session);
  const moves = useOpenPostTransitions(session, title);
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
    others: isStopped ? NO_TRANSITIONS : moves.others,
    publish: readOnly ? undefined : changes.publish,
    items: readOnly ? [] : changes.items,
    changesDialog: changes.dialog,
  };
}
