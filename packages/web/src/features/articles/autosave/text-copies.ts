import type { ArticleTypes } from '../editing/article-types.ts';
import { isRetryable } from '../editing/save-failure.ts';
import type { SessionEvent } from '../editing/session-state.ts';
import { type CopyDependencies, createLocalCopy, type Page } from './local-copy.ts';

interface CopiesDependencies<A extends ArticleTypes> extends CopyDependencies<A> {
  readonly nowPage: () => Page<A>;
  readonly dispatch: (event: SessionEvent<A>) => void;
}

/** The copies of an open article's unsaved text: in this browser, and on the server. */
interface TextCopies<A extends ArticleTypes> {
  readonly life: string;
  /** False when the browser refuses to store. */
  readonly keep: () => Promise<boolean>;
  /** Keeps the page as a copy that later ones do not replace. */
  readonly setAside: () => Promise<boolean>;
  /** To the server. */
  readonly send: (record: A['record']) => Promise<void>;
  /** To the server, for the page `to`; undefined when everything is saved. */
  readonly give: (record: A['record'], to: string, isDirty: boolean) => Promise<Date | undefined>;
  /** `isSaved`: else everything typed was taken back. */
  readonly drop: (isSaved: boolean) => void;
  /** An earlier unsaved text comes onto the page, and its own copy may go. */
  readonly takeEarlier: () => void;
  /** The server has replaced its copy by the saved text. */
  readonly saved: () => void;
}

export function createTextCopies<A extends ArticleTypes>({
  nowPage,
  dispatch,
  ...of
}: CopiesDependencies<A>): TextCopies<A> {
  const { kind, editingSession } = of;
  const here = createLocalCopy(of);
  let isKeptThere = false;
  let holdsEarlier = false;
  const draftNow = () => kind.draftOf(nowPage().input);

  async function keep(): Promise<boolean> {
    const time = await here.keep(nowPage());
    if (time) dispatch({ type: 'keptHere', time });
    return time !== undefined;
  }
  return {
    life: here.life,
    keep,
    setAside: async () => (await here.setAside(nowPage())) !== undefined,
    async send(record) {
      try {
        const time = new Date(await kind.calls.autosave(record, editingSession, draftNow()));
        isKeptThere = true;
        here.setClock(time);
        dispatch({ type: 'autosaved', time });
      } catch (error) {
        dispatch({ type: 'autosaveFailed', isRetryable: isRetryable(error) });
      }
    },
    async give(record, to, isDirty) {
      const draft = isDirty ? draftNow() : null;
      if (draft) void keep();
      const time = new Date(await kind.calls.giveText(record, { editingSession, to, draft }));
      isKeptThere = draft !== null;
      if (draft) dispatch({ type: 'autosaved', time });
      return draft ? time : undefined;
    },
    drop(isSaved) {
      // Taking back every change must not take the earlier text along.
      if (holdsEarlier && !isSaved) return;
      holdsEarlier = false;
      here.drop();
      const { record } = nowPage();
      if (isKeptThere && record) void kind.calls.dropAutosave(record.id, editingSession, 'quietly');
      isKeptThere = false;
    },
    takeEarlier() {
      holdsEarlier = true;
    },
    saved() {
      isKeptThere = false;
    },
  };
}
