import type { StripTurn } from '../jury-room.ts';

const isWaiting = ({ state }: StripTurn): boolean => state === 'TODO' || state === 'LATER';

/** The first work that waits after one, around the end; left ones come after all others. */
export function nextWaiting(turns: readonly StripTurn[], id: string | undefined): StripTurn | undefined {
  const at = turns.findIndex((turn) => turn.id === id);
  const order = [...turns.slice(at + 1), ...turns.slice(0, at + 1)].filter((turn) => turn.id !== id);
  return order.find(({ state }) => state === 'TODO') ?? order.find(isWaiting);
}

/** A judged work to hold beside one: the last that was judged before it. */
export function partnerFor(turns: readonly StripTurn[], id: string | undefined): string | undefined {
  const at = turns.findIndex((turn) => turn.id === id);
  const judged = ({ state, id: of }: StripTurn) => state === 'DONE' && of !== id;
  return (
    turns.slice(0, Math.max(at, 0)).findLast(judged) ??
    turns.find(judged) ??
    turns[at + 1] ??
    turns[at - 1]
  )?.id;
}
