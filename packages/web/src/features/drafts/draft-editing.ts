import { ApiError } from '#web/core/api/api-error.ts';

/** A record while it is edited. */
export interface Edited {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

/** A record that readers get as it was published last, while staff change a draft of it. */
export interface Drafted extends Edited {
  readonly hasDraft: boolean;
  /** null: readers have never seen it. */
  readonly publishedTime: string | null;
}

/** `conflict`: somebody else has changed the record since; `failed`: the draft is only here. */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface EditingState<Record, Content> {
  /** As the server last answered. */
  readonly record: Record;
  readonly content: Content;
  readonly past: readonly Content[];
  readonly future: readonly Content[];
  readonly save: DraftState;
}

/** The content of one record while it is edited: kept by the tab, and saved as a draft by itself. */
export interface DraftEditing<Record, Content> {
  readonly get: () => EditingState<Record, Content>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes of the same name in a row are one step to undo: a title is typed letter by letter. */
  readonly change: (content: Content, name?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** True once everything is saved. */
  readonly flush: () => Promise<boolean>;
  /** The record as another call or a reload has answered it. */
  readonly take: (record: Record) => void;
  /** After a conflict: this content over what the other person wrote. */
  readonly keepMine: (theirs: Record) => Promise<boolean>;
}

interface Options<Record, Content> {
  readonly record: Record;
  /** What is worked on: the draft, or what is published. */
  readonly contentOf: (record: Record) => Content;
  readonly send: (at: Record, content: Content) => Promise<Record>;
  readonly delay?: number;
}

const DELAY_MS = 900;
const STEPS = 100;

export function createDraftEditing<Record, Content>({
  record: first,
  contentOf,
  send,
  delay = DELAY_MS,
}: Options<Record, Content>): DraftEditing<Record, Content> {
  type State = EditingState<Record, Content>;
  let state: State = { record: first, content: contentOf(first), past: [], future: [], save: 'saved' };
  let saved = state.content;
  let lastName = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function set(part: Partial<State>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }
  function show(content: Content, part: Partial<State>): void {
    set({ ...part, content, save: state.save === 'conflict' ? 'conflict' : 'waiting' });
    if (state.save === 'waiting') later();
  }
  async function sendContent(): Promise<boolean> {
    const { record, content } = state;
    set({ save: 'saving' });
    try {
      const answer = await send(record, content);
      saved = content;
      const isSame = state.content === content;
      set({ record: answer, save: isSame ? 'saved' : 'waiting' });
      if (!isSame) later();
      return isSame;
    } catch (error) {
      set({ save: error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? 'conflict' : 'failed' });
      return false;
    }
  }
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    await underWay;
    if (state.content === saved) return true;
    if (state.save === 'conflict') return false;
    underWay = sendContent();
    const isDone = await underWay;
    underWay = undefined;
    return isDone;
  }
  function step(from: 'past' | 'future'): void {
    const [target] = state[from].slice(-1);
    if (target === undefined) return;
    lastName = '';
    const to = from === 'past' ? 'future' : 'past';
    show(target, { [from]: state[from].slice(0, -1), [to]: [...state[to], state.content] });
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(content, name = '') {
      const isSameStep = name !== '' && name === lastName;
      lastName = name;
      show(content, {
        ...(!isSameStep && { past: [...state.past, state.content].slice(-STEPS) }),
        future: [],
      });
    },
    undo: () => step('past'),
    redo: () => step('future'),
    flush,
    take(record) {
      clearTimeout(timer);
      const content = contentOf(record);
      const isChanged = JSON.stringify(content) !== JSON.stringify(state.content);
      saved = isChanged ? content : state.content;
      lastName = '';
      const past = isChanged ? [...state.past, state.content].slice(-STEPS) : state.past;
      set({ record, content: saved, past, future: [], save: 'saved' });
    },
    async keepMine(theirs) {
      set({ record: theirs, save: 'waiting' });
      return await flush();
    },
  };
}
