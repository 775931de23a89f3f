import type { ArticleMark } from '@toasoan/contract/article/article-node.ts';
import { MARK_RULES } from '@toasoan/contract/article/node-table.ts';
import { isSuggestion, suggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { InTone } from './in-tone.tsx';
import type { Run, Word } from './model/block.ts';
import type { Part } from './model/compare-words.ts';
import { ShownLeaf } from './shown-leaf.tsx';
import styles from './shown-words.module.css';

export type Side = 'before' | 'after' | 'both';

/** Neighbouring words with the same looks become one piece of text. */
function joinRuns(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const { runs: own } of words)
    for (const run of own) {
      const last = runs.at(-1);
      const goesOn = last && !last.leaf && !run.leaf && looksLike(last, run);
      if (goesOn) runs[runs.length - 1] = { ...last, text: last.text + run.text };
      else runs.push(run);
    }
  return runs;
}

function looksLike(one: Run, other: Run): boolean {
  if (one.marks.length === 0 && other.marks.length === 0) return true;
  return JSON.stringify(one.marks) === JSON.stringify(other.marks);
}

/** An added or removed line end is drawn, because it is otherwise invisible. */
function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change their order.
    <Fragment key={place}>
      {place > 0 && <span aria-hidden="true">¶</span>}
      {place > 0 && '\n'}
      {line}
    </Fragment>
  ));
}

interface ShownWordsProps {
  readonly words: readonly Word[];
  readonly drawsBreaks?: boolean;
}

export function ShownWords({ words, drawsBreaks = false }: ShownWordsProps) {
  return joinRuns(words).map(({ text, marks, leaf }, place) => {
    const content = drawsBreaks && text.includes('\n') ? withBreaks(text) : text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one line never change their order.
      <Fragment key={place}>{inMarks(marks, leaf ? <ShownLeaf leaf={leaf} isInline /> : content)}</Fragment>
    );
  });
}

/** A link is shown, not followed: its address is in its title, and in a note if it changed. */
function inMarks([mark, ...inner]: readonly ArticleMark[], content: ReactNode): ReactNode {
  if (mark === undefined) return content;
  const within = inMarks(inner, content);
  if (isSuggestion(mark)) {
    const { authorName } = suggestionBy(mark);
    const attributes = { className: styles[mark.type], title: authorName };
    return createElement(mark.type === 'insertion' ? 'ins' : 'del', attributes, within);
  }
  if (mark.type !== 'link') return createElement(MARK_RULES.get(mark.type)?.html ?? 'span', null, within);
  return (
    <span className={styles.link} title={String(mark.attrs?.href ?? '')}>
      {within}
    </span>
  );
}

function ShownPart({ part, side }: { readonly part: Part; readonly side: Side }) {
  if (part.kind === 'removed' || part.kind === 'added') {
    if (side === (part.kind === 'removed' ? 'after' : 'before')) return null;
    return (
      <InTone tone={part.kind}>
        <ShownWords words={part.kind === 'removed' ? part.before : part.after} drawsBreaks />
      </InTone>
    );
  }
  const words = <ShownWords words={side === 'before' ? part.before : part.after} />;
  return part.kind === 'same' ? words : <span className={styles.restyled}>{words}</span>;
}

export function ShownParts({ parts, side }: { readonly parts: readonly Part[]; readonly side: Side }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never change their order.
    <ShownPart key={place} part={part} side={side} />
  ));
}
