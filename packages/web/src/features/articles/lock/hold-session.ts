import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import type { ArticleLock } from './article-lock.ts';
import { isDeadPage } from './dead-pages.ts';
import { isReadOnly } from './presence-state.ts';

interface HoldDependencies<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly lock: ArticleLock<A>;
  readonly userId: string;
  /** The record as the server has it now. */
  readonly read: (id: string) => Promise<A['record']>;
}

/**
 * Keeps an article in step with the lock: while another page writes, it is read-only and follows, and typed text
 * stays. Returns the function that stops.
 */
export function holdSession<A extends ArticleTypes>({
  session,
  lock,
  read,
  userId,
}: HoldDependencies<A>): () => void {
  const { work, lock: of } = session.kind;
  /** The newest known version. With typed text the page may show an older one. */
  let known: A['record'] | undefined;
  /** It is this person's turn to write, and another page still holds the record. */
  let isDue = false;
  let isReading = false;
  /** The page that was last checked for being alive. */
  let askedOf = '';
  /** The record is this page's again: typed text is merged with what was saved meanwhile. */
  let joins = false;

  function lookAtSession(): void {
    const { record, readOnly } = session.get();
    if (!record) return;
    hear(record);
    lock.open(record.id);
    // A save was refused because another session holds the lock: find out which one.
    if (readOnly && !isReadOnly(lock.get())) void lock.look();
  }
  function hear(record: A['record']): void {
    if (known && record.version < known.version) return;
    const before = known;
    known = record;
    lock.knows(record.state);
    if (before && before.state !== record.state) passOn(record, before.state);
  }
  /** The lock goes with the work. */
  function passOn(record: A['record'], from: A['record']['state']): void {
    isDue = work.isGiven(record, userId);
    if (work.isWithOthers(record, from, userId)) lock.rest();
    else claim();
  }
  /** Starts to write, when it is this person's turn, as soon as nobody else holds the record. */
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
    const { record } = session.get();
    if (!record || isReading || isSaving() || lock.get().version <= record.version) return;
    isReading = true;
    try {
      await takeNewer(await read(record.id));
    } catch {
      // The next beat tries again.
    } finally {
      isReading = false;
    }
  }
  async function takeNewer(newer: A['record']): Promise<void> {
    const { record, dirty, readOnly } = session.get();
    if (!record || isSaving() || newer.version <= record.version) return;
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
    const isHere = thingId !== null && thingId === session.get().record?.id && lock.get().hold === 'mine';
    if (!isHere || editingSession === null) return;
    if (kind === of.notices.textAsked) void giveText(editingSession);
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
    onNotice(of.notices.textAsked, asked),
    onNotice(of.notices.lockAsked, asked),
  ];
  session.article.editor.on('update', typed);
  lookAtSession();
  return () => {
    for (const stop of stops) stop();
    session.article.editor.off('update', typed);
  };
}
