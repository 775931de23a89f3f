import { TAG } from '@toasoan/contract/article/segment-tags.ts';
import { Fragment, type ReactNode } from 'react';
import styles from './marked-text.module.css';
import { toShown } from './shown-tags.ts';

/** A stretch of a text that is drawn; later marks lie over earlier ones. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly look: 'term' | 'figure' | 'error' | 'warning';
  readonly tip?: string | undefined;
}

/** The text of a segment, as stored, with its tags as chips and its marks; it takes exactly the room of the field. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly TextMark[] }) {
  const edges = new Set([0, text.length]);
  for (const { start, end } of marks) {
    edges.add(Math.min(start, text.length));
    edges.add(Math.min(end, text.length));
  }
  const tags = Array.from(text.matchAll(TAG), ({ 0: tag, index }) => ({
    tag,
    start: index,
    end: index + tag.length,
  }));
  for (const { start, end } of tags) edges.add(start).add(end);
  const places = [...edges].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((start, at) => {
    const end = places[at + 1] ?? text.length;
    const tag = tags.find((one) => one.start === start);
    if (tags.some((one) => one.start < start && start < one.end)) return null;
    if (tag) return <TagChip key={start} tag={tag.tag} />;
    return <Fragment key={start}>{marked(text.slice(start, end), start, marks)}</Fragment>;
  });
}

function marked(words: string, start: number, marks: readonly TextMark[]): ReactNode {
  let drawn: ReactNode = words;
  for (const { look, tip } of marks.filter((mark) => mark.start <= start && start < mark.end))
    drawn = (
      <span className={styles[look]} data-tip={tip}>
        {drawn}
      </span>
    );
  return drawn;
}

/** A mark of the source by its number: what it looks like to readers, the source says. */
function TagChip({ tag }: { readonly tag: string }) {
  const no = tag.replace(/\D/g, '');
  const kind = tag.startsWith('</') ? 'close' : tag.startsWith('<x') ? 'single' : 'open';
  return (
    <span className={styles.tag} data-kind={kind} data-no={no} aria-hidden>
      {toShown(tag)}
    </span>
  );
}
