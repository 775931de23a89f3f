export interface Quality {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Of pairs of texts: whether two of one story are of one event, and two of one event in one story. */
export function qualityOf(texts: readonly { readonly event: number; readonly storyId: string }[]): Quality {
  const pairs = (count: number) => (count * (count - 1)) / 2;
  const sumOf = (groups: Iterable<readonly unknown[]>) =>
    [...groups].reduce((sum, group) => sum + pairs(group.length), 0);
  const found = sumOf(Map.groupBy(texts, ({ storyId }) => storyId).values());
  const wanted = sumOf(Map.groupBy(texts, ({ event }) => event).values());
  const right = sumOf(Map.groupBy(texts, ({ event, storyId }) => `${event} ${storyId}`).values());
  const [precision, recall] = [right / found, right / wanted];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
