/** Stand in a sentence where a name belongs, so that no name is read as part of the sentence. */
export const MARKS = { who: '{who}', what: '{what}' } as const;

interface SentencePart {
  readonly place: 'who' | 'what' | 'text';
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
}

/** A sentence cut at its marks. */
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
