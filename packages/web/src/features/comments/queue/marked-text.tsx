import type { Finding } from '@toasoan/contract/features/comments/rules/finding.ts';
import { useTranslation } from 'react-i18next';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { useFindingWords } from './finding-words.ts';
import styles from './marked-text.module.css';
import { textPieces } from './text-pieces.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly findings: readonly Finding[];
  /** What the list was searched for. */
  readonly query?: string | undefined;
}

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly finding: Finding;
}

/** A comment with the very words that it is held for; each says why. */
export function MarkedText({ text, findings, query }: MarkedTextProps) {
  const { t } = useTranslation('comments');
  const { reasonOf } = useFindingWords();
  const marks = findings.flatMap((finding): readonly Mark[] =>
    finding.start === null || finding.end === null ? [] : [{ from: finding.start, to: finding.end, finding }],
  );
  return textPieces(text, marks).map(({ text: part, at, mark }) =>
    mark ? (
      <mark key={at} className={styles.held} data-tip={reasonOf(mark.finding)}>
        {part}
        <span className="visually-hidden"> {t('held.mark', { why: reasonOf(mark.finding) })} </span>
      </mark>
    ) : (
      <Highlight key={at} text={part} query={query} />
    ),
  );
}
