import { highlightParts } from './highlight-parts.ts';

interface HighlightProps {
  readonly text: string;
  /** What was searched for; nothing is marked when empty. */
  readonly query: string | undefined;
}

/** Marks what a search found, without regard to diacritics, in the original spelling. */
export function Highlight({ text, query }: HighlightProps) {
  if (!query) return text;
  return highlightParts(text, query).map((part) =>
    part.match ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  );
}
