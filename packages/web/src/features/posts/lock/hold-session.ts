import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import type { PostSession } from '../editing/post-session.ts';
import { isDeadPage } from './dead-pages.ts';
import type { LockController } from './lock-controller.ts';
import { isReadOnly } from './presence-state.ts';

interface HoldDependencies {
  readonly session: PostSession;
  readonly lock: LockController;
  readonly userId: string;
  /** The post as the server has it now. */
  readonly read: (id: string) => Promise<Post>;
}

/**
 * Keeps an article in step with the lock: while another page writes, it is read-only and follows, and typed text
 * stays. Returns the function that stops.
 */
export function holdSession({ session, lock, read, userId }: HoldDependencies): () => void {
  /** The newest known version. With typed text the page may show an older one. */
  let known: Post | undefined;
  /** It is this person's turn to write, and another page still holds the post. */
  let isDue = false;
  let isReading = false;
  /** The page that was last checked for being alive. */
  let askedOf = '';
  /** The post is this page's again: typed text is merged with what was saved meanwhile. */
  let joins = false;

  function lookAtSession(): void {
    const { post, readOnly } = session.get();
    if (!post) return;
    hear(post);
    lock.open(post.id);
    // A save was refused because another session holds the lock: find out which one.
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
  /** Starts to write, when it is this person's turn, as soon as nobody else holds the post. */
  function claim(): void {
    const { hold, holder } = lock.get();
    const isOwn = hold === 'held' && holder?.userId === userId;
    const isReserved = isOwn && holder.editingSession === '';
    // What this person asked for has been given to them.
    isDue ||= isReserved && lock.get().passing.hasAsked === true;
    if (isDue && (hold === 'free' || isReserved)) void write();
    else if (hold === 'mine' || isOwn) isDue = false;
  }
  async function write(): Promise<void> {
    isDue = false;
    await lock.write();
    isDue ||= lock.get().hold === 'held';
  }
  /** Takes the lock over from a dead page of the same person. */
  async function inherit(): Promise<void> {
    const { hold, holder } = lock.get();
    const holding = holder?.editingSession ?? '';
    if (hold !== 'held' || holder?.userId !== userId || holding === '' || holding === askedOf) return;
    askedOf = holding;
    const isDead = await isDeadPage(holding);
    if (isDead && lock.get().holder?.editingSession === holding)
      await lock.takeOver('dead').catch(() => undefined);
  }
  async function catchUp(): Promise<void> {
    const { post } = session.get();
    if (!post || isReading || isSaving() || lock.get().version <= post.version) return;
    isReading = true;
    try {
      await takeNewer(await read(post.id));
    } catch {
      // The next beat tries again.
    } finally {
      isReading = false;
    }
  }
  async function takeNewer(newer: Post): Promise<void> {
    const { post, dirty, readOnly } = session.get();
    if (!post || isSaving() || newer.version <= post.version) return;
    hear(newer);
    if (!dirty) session.rebase(newer);
    else if (joins && !readOnly) session.meet(newer);
    else if (readOnly && (await session.takeIfWhole(newer)))
      lock.pass({ given: undefined, saved: new Date(newer.updateTime) });
    joins = false;
  }
  function follow(): void {
    const now = lock.get();
    const readOnly = isReadOnly(now);
    joins ||= now.isRegained || (session.get().readOnly && now.hold === 'mine');
    // Keeps typed text before anything else happens to it.
    if (readOnly && !session.get().readOnly) session.flush();
    session.setReadOnly(readOnly);
    claim();
    void inherit();
    void catchUp();
  }
  /** Somebody is about to take over: they shall have every word. */
  async function giveText(to: string): Promise<void> {
    const time = await session.giveText(to).catch(() => undefined);
    if (time) lock.pass({ given: time });
  }
  function asked({ thingId, kind, editingSession }: Notice): void {
    const isHere = thingId !== null && thingId === session.get().post?.id && lock.get().hold === 'mine';
    if (!isHere || editingSession === null) return;
    if (kind === 'textAsked') void giveText(editingSession);
    else lock.pass({ asker: editingSession });
  }
  const isSaving = () => session.get().saveState === 'saving';
  function typed(): void {
    if (!session.get().readOnly) lock.typed();
  }
  const stops = [
    session.subscribe(lookAtSession),
    lock.subscribe(follow),
    session.form.subscribe(typed),
    onNotice('textAsked', asked),
    onNotice('lockAsked', asked),
  ];
  session.article.editor.on('update', typed);
  lookAtSession();
  return () => {
    for (const stop of stops) stop();
    session.article.editor.off('update', typed);
  };
}

type WorkFacts = Pick<Post, 'state' | 'createdBy' | 'assignee' | 'updatedBy'>;

/** Whether it is somebody else's turn to work on the post, so that this page must release it. */
function isWithOthers(
  { state, createdBy, assignee, updatedBy }: WorkFacts,
  from: PostState,
  userId: string,
): boolean {
  if (state === 'DRAFT' || state === 'RETURNED') return createdBy.userId !== userId;
  if (state === 'EDITING') return assignee?.userId !== userId;
  // The editor who forwarded it is done with it; an approver goes on with what others forwarded.
  if (state === 'PENDING_APPROVAL') return from === 'EDITING' && updatedBy.userId === userId;
  return state === 'SUBMITTED';
}

/** Whether it is this person's turn to write. */
function isGiven({ state, createdBy, assignee }: WorkFacts, userId: string): boolean {
  if (state === 'DRAFT' || state === 'RETURNED') return createdBy.userId === userId;
  return state === 'EDITING' && assignee?.userId === userId;
}
