import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../hooks/is-typing.ts';
import { useTypeahead } from '../hooks/use-typeahead.ts';

const PAGE = 8;

interface ListboxOptions {
  readonly labels: readonly string[];
  /** Where it begins. */
  readonly startAt: () => number;
  /** -1 while there are no options. */
  readonly onChoose: (index: number) => void;
  /** The focus is in a text input: letters, Space, Home and End are its own. */
  readonly isText: boolean;
}

/**
 * The keyboard of a list of options. The focus stays on the list, or in the text input above it, and the active option
 * is announced by its id. The options are the children of the element that `list` refers to.
 */
export function useListbox({ labels, startAt, onChoose, isText }: ListboxOptions) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(startAt);
  const findByLetters = useTypeahead();
  const active = Math.min(at, labels.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function pressed(event: KeyboardEvent) {
    // The keys of an input method only end its word.
    if (isComposing(event.nativeEvent) || event.altKey) return;
    const next = stepTo(event.key, active, labels.length) ?? (isText ? undefined : jumpTo(event));
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' || (event.key === ' ' && !isText)) onChoose(active);
    else return;
    event.preventDefault();
  }
  function jumpTo(event: KeyboardEvent): number | undefined {
    if (event.key === 'Home') return 0;
    return event.key === 'End' ? labels.length - 1 : findByLetters(event, labels, active);
  }
  return {
    id,
    list,
    active,
    setActive: setAt,
    optionId: (index: number) => `${id}-${index}`,
    /** Of the element that has the focus. */
    focused: {
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown: pressed,
    },
  };
}

function stepTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'PageDown') return Math.min(count - 1, active + PAGE);
  if (key === 'PageUp') return Math.max(0, active - PAGE);
  return undefined;
}
