/** A card of the margin, in the order of the text. */
export interface CardInMargin {
  readonly key: string;
  /** Where its upper edge would be if it were alone. */
  readonly wanted: number;
  readonly height: number;
}

/** Between two cards. */
export const CARD_GAP = 12;

/**
 * The upper edge of each card: beside its line, or as near below it as the cards before it allow. The chosen one
 * stands where it wants to; those before it give way upwards.
 */
export function stackCards(cards: readonly CardInMargin[], chosen?: string): ReadonlyMap<string, number> {
  const tops = downFrom(cards, 0);
  const at = cards.findIndex(({ key }) => key === chosen);
  const card = cards[at];
  if (card !== undefined && (tops[at] ?? 0) > card.wanted) {
    tops[at] = card.wanted;
    for (let place = at - 1; place >= 0; place -= 1) {
      const room = (tops[place + 1] ?? 0) - CARD_GAP - (cards[place]?.height ?? 0);
      if ((tops[place] ?? 0) <= room) break;
      tops[place] = room;
    }
    // Above the first line there is no room: all of them give way downwards.
    const above = Math.min(tops[0] ?? 0, 0);
    tops.splice(0, at + 1, ...tops.slice(0, at + 1).map((top) => top - above));
    const end = (tops[at] ?? 0) + card.height + CARD_GAP;
    tops.splice(at + 1, cards.length, ...downFrom(cards.slice(at + 1), end));
  }
  return new Map(cards.map(({ key }, place) => [key, tops[place] ?? 0]));
}

function downFrom(cards: readonly CardInMargin[], from: number): number[] {
  let free = from;
  return cards.map(({ wanted, height }) => {
    const top = Math.max(wanted, free);
    free = top + height + CARD_GAP;
    return top;
  });
}
