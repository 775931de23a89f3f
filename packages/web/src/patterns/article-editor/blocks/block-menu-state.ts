/** The menu that `/` opens in the text. */
export interface OpenBlockMenu {
  /** The position of the `/`. */
  readonly at: number;
  /** What was typed after it. */
  readonly query: string;
  /** The `/` began a line; otherwise Enter may still mean a new line. */
  readonly isOwnLine: boolean;
}

/** Between the text, which opens the menu, and the menu, which is rendered outside of it. */
export interface BlockMenuState {
  readonly get: () => OpenBlockMenu | undefined;
  readonly set: (next: OpenBlockMenu | undefined) => void;
  readonly watch: (listener: () => void) => () => void;
  /** Keys that the menu takes from the text; undefined until the menu is shown. */
  onKey: ((event: KeyboardEvent) => boolean) | undefined;
}

export function createBlockMenuState(): BlockMenuState {
  const listeners = new Set<() => void>();
  let open: OpenBlockMenu | undefined;
  return {
    onKey: undefined,
    get: () => open,
    set(next) {
      const isSame = next === open || (next?.at === open?.at && next?.query === open?.query);
      if (isSame) return;
      open = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
