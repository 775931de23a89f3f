import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../hooks/is-typing.ts';
import { currentFocusPath, type FocusPath, returnFocus } from './return-focus.ts';

/** Spread over the button that opens the popover. */
export interface PopoverTrigger<Kind extends string = 'menu' | 'listbox' | 'dialog'> {
  readonly popoverTarget: string;
  readonly 'aria-haspopup': Kind;
  readonly 'aria-expanded': boolean;
  readonly style: { readonly anchorName: string };
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Spread over the box itself, which belongs right behind its trigger: that is its place in the order of Tab. */
interface PopoverBox {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly popover: 'auto';
  readonly onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface PopoverOptions<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
  /** Keys that open it on the trigger, besides the browser's own. */
  readonly openingKeys: readonly string[];
  /** Called once it is open; `key` opened it. */
  readonly focusInside: (box: HTMLElement, key?: string) => void;
}

interface Popover<Kind extends string> {
  /** Its content is drawn only while this is true. */
  readonly isOpen: boolean;
  /** CSS anchor of the trigger. */
  readonly anchor: string;
  readonly trigger: PopoverTrigger<Kind>;
  readonly box: PopoverBox;
  /** Closes it and gives the focus back. */
  readonly close: () => void;
}

/**
 * A native popover: in the top layer, closed by Esc, by a press elsewhere and when the focus leaves it. It owns where
 * the focus returns: the browser does so for the outermost popover only, and not once the focused entry is gone.
 */
export function usePopover<Kind extends string>(options: PopoverOptions<Kind>): Popover<Kind> {
  const { id, kind, openingKeys, focusInside } = options;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<FocusPath>([]);
  const anchor = `--popover-${id.replace(/\W/g, '')}`;
  // A kept page stays mounted when it is hidden, and its popover would stay in the top layer.
  useEffect(() => {
    const element = box.current;
    return () => element?.hidePopover();
  }, []);

  function close() {
    box.current?.hidePopover();
    returnFocus(opener.current);
  }
  function beforeToggle({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open' || target !== currentTarget) return;
    opener.current = openerOf(id);
    flushSync(() => setOpen(true));
  }
  /** The content goes after the box: the browser looks for the focus in it. */
  function toggled({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) {
    if (target !== currentTarget) return;
    if (newState === 'open') {
      if (!currentTarget.contains(document.activeElement)) focusInside(currentTarget);
      return;
    }
    setOpen(false);
    // A press beside it, on nothing that takes the focus.
    if (document.activeElement === document.body) returnFocus(opener.current);
  }
  /** Opens at once: the browser's `toggle` comes a moment later, and a quick letter would be lost. */
  function openByKey(event: KeyboardEvent<HTMLElement>) {
    const element = box.current;
    if (!openingKeys.includes(event.key) || !element || element.matches(':popover-open')) return;
    if (event.currentTarget.ariaDisabled === 'true') return;
    event.preventDefault();
    element.showPopover();
    focusInside(element, event.key);
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    if (!(event.key === 'Escape' || (event.key === 'ArrowUp' && event.altKey)) || event.defaultPrevented)
      return;
    event.preventDefault();
    // It must not close the drawer around it, too.
    event.stopPropagation();
    if (!isComposing(event.nativeEvent)) close();
  }
  function left({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>) {
    if (next instanceof HTMLElement && closesFor(currentTarget, next)) currentTarget.hidePopover();
  }
  return {
    isOpen,
    anchor,
    close,
    trigger: {
      popoverTarget: id,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      style: { anchorName: anchor },
      onKeyDown: openByKey,
    },
    box: {
      id,
      ref: box,
      popover: 'auto',
      onBeforeToggle: beforeToggle,
      onToggle: toggled,
      onKeyDown: pressed,
      onBlur: left,
    },
  };
}

/** What had the focus, else the trigger: some browsers do not focus a button that is pressed. */
function openerOf(id: string): FocusPath {
  const trigger = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
  return [...currentFocusPath(), ...(trigger ? [trigger] : [])];
}

/** Whether the box closes when the focus goes on to `next`. */
function closesFor(box: HTMLElement, next: HTMLElement): boolean {
  if (box.contains(next)) return false;
  // A press on the trigger closes it by itself: closed already, it would open again.
  if (next.matches(`[popovertarget="${box.id}"]:active`)) return false;
  const other = next.closest(':popover-open');
  return other === null || other.contains(box);
}
