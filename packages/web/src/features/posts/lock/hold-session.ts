import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostSession } from '../editing/post-session.ts';
import { isDeadPage } from './dead-pages.ts';
import type { LockController } from './lock-controller.ts';
import { isReadOnly } from './presence-state.ts';
import { isGiven, isWithOthers } from './whose-work.ts';

interface HoldDependencies {
  readonly session: PostSession;
  readonly lock: LockController;
  readonly userId: string;
  /** The post as the server has it now. */
  readonly read: (id: string) => Promise<Post>;
}

/**
 * Keeps an article in step with who may write in it: read-only and following while another page writes, its own
 * words kept. Gives back the end of it.
 */
export function holdSession({ session, lock, read, userId }: HoldDependencies): () => void {
  /** The newest of the post that was heard of; with words of its own on it the page may stand on an older one. */
  let known: Post | undefined;
  /** It has become this person's turn to write, and another page holds the post still. */
  let isDue = false;
  let isReading = false;
  /** The page that was last asked whether it lives. */
  let askedOf = '';
  /** The post is this page's again: what was typed before is joined with what was saved meanwhile. */
  let joins = false;

  function lookAtSession(): void {
    const { post, readOnly } = session.get();
    if (!post) return;
    hear(post);
    lock.open(post.id);
    // A save was refused: somebody else holds it, and one asks who.
    if (readOnly && !isReadOnly(lock.get())) void lock.look();
  }
  function hear(post: Post): void {
    if (known && post.version < known.version) return;
    const before = known;
    known = post;
    lock.knows(post.state);
    if (before && before.state !== post.state) passOn(post, before.state);
  }
  /** The lock goes with the work. */
  function passOn(post: Post, from: PostState): void {
    isDue = isGiven(post, userId);
    if (isWithOthers(post, from, userId)) lock.rest();
    else claim();
  }
  /** Takes up what is due as soon as nobody else holds it. */
  function claim(): void {
    const { hold, holder } = lock.get();
    const isOwn = hold === 'held' && holder?.userId === userId;
    const isOpen = hold === 'free' || (isOwn && holder.editingSession === '');
    if (isDue && isOpen) void write();
    else if (hold === 'mine' || isOwn) isDue = false;
  }
  async function write(): Promise<void> {
    isDue = false;
    await lock.write();
    isDue ||= lock.get().hold === 'held';
  }
  /** An own page that died with its browser window holds the post for nobody. */
  async function inherit(): Promise<void> {
    const { hold, holder } = lock.get();
    const holding = holder?.editingSession ?? '';
    if (hold !== 'held' || holder?.userId !== userId || holding === '' || holding === askedOf) return;
    askedOf = holding;
    const isDead = await isDeadPage(holding);
    if (isDead && lock.get().holder?.editingSession === holding) await lock.takeOver().catch(() => undefined);
  }
  async function catchUp(): Promise<void> {
    const { post } = session.get();
    if (!post || isReading || isSaving() || lock.get().version <= post.version) return;
    isReading = true;
    try {
      takeNewer(await read(post.id));
    } catch {
      // The next beat tries again.
    } finally {
      isReading = false;
    }
  }
  function takeNewer(newer: Post): void {
    const { post, dirty, readOnly } = session.get();
    if (!post || isSaving() || newer.version <= post.version) return;
    hear(newer);
    if (!dirty) session.rebase(newer);
    else if (joins && !readOnly) session.meet(newer);
    joins = false;
  }
  function follow(): void {
    const now = lock.get();
    const readOnly = isReadOnly(now);
    joins ||= now.isRegained || (session.get().readOnly && now.hold === 'mine');
    // What was typed is kept before anything else happens to it.
    if (readOnly && !session.get().readOnly) session.flush();
    session.setReadOnly(readOnly);
    claim();
    void inherit();
    void catchUp();
  }
  const isSaving = () => session.get().saveState === 'saving';
  function typed(): void {
    if (!session.get().readOnly) lock.typed();
  }
  const stops = [session.subscribe(lookAtSession), lock.subscribe(follow), session.form.subscribe(typed)];
  session.article.editor.on('update', typed);
  lookAtSession();
  return () => {
    for (const stop of stops) stop();
    session.article.editor.off('update', typed);
  };
}
