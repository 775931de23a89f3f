import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { withoutRefused } from '../editing/post-values.ts';
import { dropText, isRetryable, sendAutosave, sendText } from '../editing/send-post.ts';
import type { SessionEvent } from '../editing/session-state.ts';
import { type CopyDependencies, createLocalCopy, type Page } from './local-copy.ts';

interface CopiesDependencies extends CopyDependencies {
  readonly nowPage: () => Page;
  readonly dispatch: (event: SessionEvent) => void;
}

/** The copies of an open article's unsaved text: in this browser, and on the server. */
interface TextCopies {
  readonly life: string;
  /** False when the browser refuses to store. */
  readonly keep: () => Promise<boolean>;
  /** Keeps the page as a copy that later ones do not replace. */
  readonly setAside: () => Promise<boolean>;
  /** To the server. */
  readonly send: (post: Post) => Promise<void>;
  /** To the server, for the page `to`; undefined when everything is saved. */
  readonly give: (post: Post, to: string, isDirty: boolean) => Promise<Date | undefined>;
  /** `isSaved`: else everything typed was taken back. */
  readonly drop: (isSaved: boolean) => void;
  /** An earlier unsaved text comes onto the page, and its own copy may go. */
  readonly takeEarlier: () => void;
  /** The server has replaced its copy by the saved text. */
  readonly saved: () => void;
}

export function createTextCopies({ nowPage, dispatch, ...of }: CopiesDependencies): TextCopies {
  const { editingSession } = of;
  const here = createLocalCopy(of);
  let isKeptThere = false;
  let holdsEarlier = false;
  const draftNow = () => withoutRefused(nowPage().draft);

  async function keep(): Promise<boolean> {
    const time = await here.keep(nowPage());
    if (time) dispatch({ type: 'keptHere', time });
    return time !== undefined;
  }
  return {
    life: here.life,
    keep,
    setAside: async () => (await here.setAside(nowPage())) !== undefined,
    async send(post) {
      try {
        const time = await sendAutosave(post, editingSession, draftNow());
        isKeptThere = true;
        here.setClock(time);
        dispatch({ type: 'autosaved', time });
      } catch (error) {
        dispatch({ type: 'autosaveFailed', isRetryable: isRetryable(error) });
      }
    },
    async give(post, to, isDirty) {
      const draft = isDirty ? draftNow() : null;
      if (draft) void keep();
      const time = await sendText(post, { editingSession, to, draft });
      isKeptThere = draft !== null;
      if (draft) dispatch({ type: 'autosaved', time });
      return draft ? time : undefined;
    },
    drop(isSaved) {
      // Taking back every change must not take the earlier text along.
      if (holdsEarlier && !isSaved) return;
      holdsEarlier = false;
      here.drop();
      const { post } = nowPage();
      if (isKeptThere && post) void dropText(post, editingSession);
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
