import type {
  FoundTranslation,
  ParagraphFound,
  ReplacementPreview,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';

/** Ids of the segments that a person has ticked. */
export type Picked = ReadonlySet<string>;

/** What is replaced without a further tick: everything that is neither approved, locked nor stale. */
export function readyOnes({ translations }: ReplacementPreview): Picked {
  return new Set(
    translations.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ standing, segmentId }) => (standing === 'ready' ? [segmentId] : [])),
    ),
  );
}

/** Approved ones only by whoever may approve; locked and stale ones by nobody. */
export function mayPick({ standing }: Pick<ParagraphFound, 'standing'>, mayApprove: boolean): boolean {
  return standing === 'ready' || (standing === 'approved' && mayApprove);
}

export function withPicked(picked: Picked, ids: readonly string[], isOn: boolean): Picked {
  const next = new Set(picked);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The paragraphs that the tick of a whole translation means. */
export function readyIn({ paragraphs }: FoundTranslation): readonly string[] {
  return paragraphs.flatMap(({ standing, segmentId }) => (standing === 'ready' ? [segmentId] : []));
}

/** The ticked paragraphs as the call takes them, and in how many translations they stand. */
export function pickedIn({ translations }: ReplacementPreview, picked: Picked) {
  const chosen = translations.map(({ paragraphs }) =>
    paragraphs.filter(({ segmentId }) => picked.has(segmentId)),
  );
  const all = chosen.flat();
  return {
    translations: chosen.filter(({ length }) => length > 0).length,
    paragraphs: all.map(({ segmentId, version }) => ({ segmentId, version })),
    approvedIds: all.flatMap(({ standing, segmentId }) => (standing === 'approved' ? [segmentId] : [])),
  };
}

/** The wordings that a translation says, and how often in all. */
export function saidIn({ paragraphs }: FoundTranslation) {
  return {
    wordings: [...new Set(paragraphs.flatMap(({ found }) => found))],
    count: paragraphs.reduce((sum, { count }) => sum + count, 0),
  };
}
