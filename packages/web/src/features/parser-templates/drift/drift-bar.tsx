import type { Drift } from '@toasoan/contract/features/parser-templates/drift.ts';
import { TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../studio/studio.module.css';
import { useReasonAgainst } from '../studio/studio-bar.tsx';
import type { Studio } from '../studio/use-studio.ts';
import { fieldName, percent, shortDay } from '../template-words.ts';

interface DriftBarProps {
  readonly studio: Studio;
  /** Shows the pages on both sides of a fall. */
  readonly onCompare: (fall: Drift) => void;
}

/** What has fallen and since when, and why the draft cannot be published. */
export function DriftBar({ studio, onCompare }: DriftBarProps) {
  const { t } = useTranslation('parser-templates');
  const { template, state, trial, choose } = studio;
  const against = useReasonAgainst(studio);
  const isEdited = template.hasDraft || state.save !== 'saved';
  const reason = isEdited && trial !== undefined ? against : undefined;
  if (template.drift.length === 0 && reason === undefined) return null;
  return (
    <div className={styles.drift} role="status">
      <ul>
        {template.drift.map((fall) => (
          <li key={`${fall.field} ${fall.sourceId}`}>
            <TrendingDown size={16} aria-hidden />{' '}
            <button type="button" className={styles.driftField} onClick={() => choose(fall.field)}>
              {fieldName(fall.field)}
            </button>{' '}
            {t('drift.text', {
              from: percent(fall.from),
              to: percent(fall.to),
              day: shortDay(fall.since),
              source: fall.sourceTitle,
            })}{' '}
            <button
              type="button"
              className={styles.driftField}
              aria-label={t('fall.openFor', { field: fieldName(fall.field), source: fall.sourceTitle })}
              onClick={() => onCompare(fall)}
            >
              {t('fall.open')}
            </button>
          </li>
        ))}
      </ul>
      {reason && <strong>{reason}</strong>}
    </div>
  );
}
