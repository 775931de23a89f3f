import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { ApiError } from '#web/core/api/api-error.ts';

type Items = readonly MenuItem[];

/** `conflict`: somebody else has changed the menu since; `failed`: the draft is only here. */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface EditingState {
  /** As the server last answered. */
  readonly menu: Menu;
  readonly items: Items;
  readonly past: readonly Items[];
  readonly future: readonly Items[];
  readonly save: DraftState;
}

/** The items of one menu while they are edited: kept by the tab, and saved as a draft by themselves. */
export interface MenuEditing {
  readonly get: () => EditingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes of the same name in a row are one step to undo: a title is typed letter by letter. */
  readonly change: (items: Items, name?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** True once everything is saved. */
  readonly flush: () => Promise<boolean>;
  /** The menu as another call or a reload has answered it. */
  readonly take: (menu: Menu) => void;
  /** After a conflict: these items over what the other person wrote. */
  readonly keepMine: (theirs: Menu) => Promise<boolean>;
}

interface Options {
  readonly menu: Menu;
  readonly send: (at: Menu, items: Items) => Promise<Menu>;
  readonly delay?: number;
}

const DELAY_MS = 900;
const STEPS = 100;

export const workingItems = (menu: Menu): Items => menu.draft ?? menu.published;

export function createMenuEditing({ menu: first, send, delay = DELAY_MS }: Options): MenuEditing {
  let state: EditingState = { menu: first, items: workingItems(first), past: [], future: [], save: 'saved' };
  let saved = state.items;
  let lastName = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function set(part: Partial<EditingState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }
  function show(items: Items, part: Partial<EditingState>): void {
    set({ ...part, items, save: state.save === 'conflict' ? 'conflict' : 'waiting' });
    if (state.save === 'waiting') later();
  }
  async function sendItems(): Promise<boolean> {
    const { menu, items } = state;
    set({ save: 'saving' });
    try {
      const answer = await send(menu, items);
      saved = items;
      const isSame = state.items === items;
      set({ menu: answer, save: isSame ? 'saved' : 'waiting' });
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
    if (state.items === saved) return true;
    if (state.save === 'conflict') return false;
    underWay = sendItems();
    const isDone = await underWay;
    underWay = undefined;
    return isDone;
  }
  function step(from: 'past' | 'future'): void {
    const [target] = state[from].slice(-1);
    if (target === undefined) return;
    lastName = '';
    const to = from === 'past' ? 'future' : 'past';
    show(target, { [from]: state[from].slice(0, -1), [to]: [...state[to], state.items] });
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(items, name = '') {
      const isSameStep = name !== '' && name === lastName;
      lastName = name;
      show(items, { ...(!isSameStep && { past: [...state.past, state.items].slice(-STEPS) }), future: [] });
    },
    undo: () => step('past'),
    redo: () => step('future'),
    flush,
    take(menu) {
      clearTimeout(timer);
      const items = workingItems(menu);
      const isChanged = JSON.stringify(items) !== JSON.stringify(state.items);
      saved = isChanged ? items : state.items;
      lastName = '';
      const past = isChanged ? [...state.past, state.items].slice(-STEPS) : state.past;
      set({ menu, items: saved, past, future: [], save: 'saved' });
    },
    async keepMine(theirs) {
      set({ menu: theirs, save: 'waiting' });
      return await flush();
    },
  };
}
