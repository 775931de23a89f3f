import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Word } from './model/block.ts';
import { compareWords, type Part } from './model/compare-words.ts';
import { splitWords } from './model/read-words.ts';
import styles from './shown-words.module.css';
import { ShownParts } from './shown-words.tsx';

interface TextCompareProps {
  /** A text, or a list of separate entries such as tags. */
  readonly before: string | readonly string[];
  readonly after: string | readonly string[];
}

/** Two short texts in one, with what was removed and what was added. */
export function TextCompare({ before, after }: TextCompareProps) {
  const { t } = useTranslation('article-compare');
  const parts = useMemo(() => compareWords(toWords(before), toWords(after)), [before, after]);
  if (parts.length === 0) return <p className={styles.text}>{t('empty')}</p>;
  if (typeof before === 'string' && typeof after === 'string')
    return (
      <p className={styles.text}>
        <ShownParts parts={parts} side="both" />
      </p>
    );
  return (
    <ul className={styles.entries}>
      {parts.flatMap(oneByOne).map((part) => (
        <li key={JSON.stringify(part)}>
          <ShownParts parts={[part]} side="both" />
        </li>
      ))}
    </ul>
  );
}

function toWords(value: string | readonly string[]): Word[] {
  const texts = typeof value === 'string' ? splitWords(value) : value.map((entry) => entry.normalize('NFC'));
  return texts.map((text) => ({ text, look: '', runs: [{ text, marks: [] }] }));
}

function oneByOne(part: Part): Part[] {
  if (part.kind === 'removed') return part.before.map((word) => ({ ...part, before: [word] }));
  if (part.kind === 'added') return part.after.map((word) => ({ ...part, after: [word] }));
  return part.after.map((word) => ({ ...part, before: [word], after: [word] }));
}
