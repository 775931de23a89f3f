import type { SegmentCounts } from '@toasoan/contract/features/translations/translation-states.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout/row.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { doneOf } from '../translation-words.ts';
import styles from './translation-list.module.css';

const PARTS = ['approved', 'edited', 'stale', 'machine', 'waiting'] as const;

/** Paragraphs by their state: as many of the bar as there are of each, and how many people have looked at. */
export function CountsBar({ counts }: { readonly counts: SegmentCounts }) {
  const { t } = useTranslation('translations');
  const words = `${formatNumber(doneOf(counts))}/${formatNumber(counts.total)}`;
  const parts = PARTS.filter((part) => counts[part] > 0);
  const detail = parts.map((part) => t(`counts.${part}`, { count: counts[part] })).join(', ');
  return (
    <Row as="span" align="center" wrap={false} data-tip={detail}>
      <span className={styles.bar} aria-hidden>
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />
        ))}
      </span>
      <span className={styles.share}>{words}</span>
      <span className="visually-hidden">{detail}</span>
    </Row>
  );
}
