import { TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldName, percent, shortDay } from '../template-words.ts';
import styles from './studio.module.css';
import { useReasonAgainst } from './studio-bar.tsx';
import type { Studio } from './use-studio.ts';

/** What has fallen and since when, and why the draft cannot be published. */
export function DriftBar({ studio }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const { template, state, trial, choose } = studio;
  const against = useReasonAgainst(studio);
  const isEdited = template.hasDraft || state.save !== 'saved';
  const reason = isEdited && trial !== undefined ? against : undefined;
  if (template.drift.length === 0 && reason === undefined) return null;
  return (
    <div className={styles.drift} role="status">
      <ul>
        {template.drift.map(({ field, sourceId, sourceTitle, from, to, since }) => (
          <li key={`${field} ${sourceId}`}>
            <TrendingDown size={16} aria-hidden />{' '}
            <button type="button" className={styles.driftField} onClick={() => choose(field)}>
              {fieldName(field)}
            </button>{' '}
            {t('drift.text', {
              from: percent(from),
              to: percent(to),
              day: shortDay(since),
              source: sourceTitle,
            })}
          </li>
        ))}
      </ul>
      {reason && <strong>{reason}</strong>}
    </div>
  );
}
