import styles from './link-suggestions.module.css';
import { sentenceAround } from './sentence-around.ts';

interface SentenceProps {
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

/** The sentence in which words stand, with the words marked. */
export function Sentence({ line, from, to }: SentenceProps) {
  const { before, words, after } = sentenceAround(line, from, to);
  return (
    <span>
      {before}
      <mark className={styles.words}>{words}</mark>
      {after}
    </span>
  );
}
