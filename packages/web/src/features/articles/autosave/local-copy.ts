import { randomId } from '#web/core/random-id.ts';
import type { ArticleKind } from '../editing/article-kind.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { notifyNoCopy } from '../merge/notify-merge.ts';

export interface CopyDependencies<A extends ArticleTypes> {
  readonly kind: ArticleKind<A>;
  readonly projectId: string;
  readonly editingSession: string;
  readonly person: { readonly userId: string };
}

/** What is on the page. */
export interface Page<A extends ArticleTypes> {
  readonly record: A['record'] | undefined;
  readonly input: A['input'];
  readonly names: A['names'];
}

/** The local copy of one opened article. Each time an article is opened it gets a copy of its own. */
interface LocalCopy<A extends ArticleTypes> {
  readonly life: string;
  /** Answers the time; undefined when the browser refuses to store. */
  readonly keep: (page: Page<A>) => Promise<Date | undefined>;
  /** Keeps the page as a copy that later ones do not replace: another text takes its place. */
  readonly setAside: (page: Page<A>) => Promise<Date | undefined>;
  readonly drop: () => void;
  /** Sets the clock of the copies by the server, because the clock of the machine may be wrong. */
  readonly setClock: (serverTime: Date) => void;
}

export function createLocalCopy<A extends ArticleTypes>(of: CopyDependencies<A>): LocalCopy<A> {
  const { kind, projectId, editingSession, person } = of;
  const life = randomId();
  let isBehind = 0;
  // The first letter does not wait for the browser to open its store.
  void kind.copies.hasSome(person.userId);

  async function keepAs(name: string, { record, input, names }: Page<A>): Promise<Date | undefined> {
    const time = new Date(Date.now() + isBehind);
    const isKept = await kind.copies.keep(person.userId, {
      articleId: record?.id,
      projectId,
      editingSession,
      life: name,
      baseVersion: record?.version ?? 0,
      savedTime: time.toISOString(),
      draft: kind.localDraftOf(input),
      names,
    });
    if (!isKept) notifyNoCopy();
    return isKept ? time : undefined;
  }
  return {
    life,
    keep: (page) => keepAs(life, page),
    setAside: (page) => keepAs(randomId(), page),
    drop: () => void kind.copies.drop(person.userId, { editingSession, life }),
    setClock(serverTime) {
      isBehind = serverTime.getTime() - Date.now();
    },
  };
}
