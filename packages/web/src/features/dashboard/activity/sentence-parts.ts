/** Placeholders for names in a sentence, so that no name is read as part of it. */
export const MARKS = { who: '{who}', what: '{what}' } as const;

interface SentencePart {
  readonly place: 'who' | 'what' | 'text';
  readonly text: string;
  /** The offset of the start. */
  readonly at: number;
}

/** A sentence split at its placeholders. */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  let at = 0;
  return sentence
    .split(/(\{who\}|\{what\})/)
    .map((text): SentencePart => {
      const begins = at;
      at += text.length;
      const place = text === MARKS.who ? 'who' : text === MARKS.what ? 'what' : 'text';
      return { place, text, at: begins };
    })
    .filter(({ text }) => text !== '');
}
