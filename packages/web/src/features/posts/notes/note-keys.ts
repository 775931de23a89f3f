import type { KeyboardEvent } from 'react';

const CARD = '[data-note]';

/** Arrows lead from card to card while one of them has the focus; Escape leads back to where it came from. */
export function moveThroughNotes(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CARD)) return;
  const act = actOf(key, { cards: [...currentTarget.querySelectorAll<HTMLElement>(CARD)], target, back });
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

interface Here {
  readonly cards: readonly HTMLElement[];
  readonly target: HTMLElement;
  readonly back: () => void;
}

function actOf(key: string, { cards, target, back }: Here): (() => void) | undefined {
  const at = cards.indexOf(target);
  const focus = (index: number) => () => {
    cards[index]?.scrollIntoView({ block: 'nearest' });
    cards[index]?.focus({ preventScroll: true });
  };
  if (key === 'ArrowDown') return focus(at + 1);
  if (key === 'ArrowUp') return focus(at - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(cards.length - 1);
  return key === 'Escape' ? back : undefined;
}
