import { EVENT_STATUS_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { planLunarText, planTimeText } from './plan-text.ts';
import styles from './verb-dialog.module.css';

export type ShownPlan = Omit<EventPlan, 'eventStatus'>;

interface VerbPreviewProps {
  readonly title: string;
  readonly status: EventPlan['eventStatus'];
  readonly before: ShownPlan;
  /** A null start: no day is known. */
  readonly after: ShownPlan;
  readonly note: string;
  /** Said of the other dates of a series. */
  readonly others?: string | undefined;
}

/** What readers find beside the event afterwards: the date before struck out, the new one with its lunar day, the note. */
export function VerbPreview({ title, status, before, after, note, others }: VerbPreviewProps) {
  const { t } = useTranslation('events');
  const time = { was: planTimeText(before), is: planTimeText(after) };
  const place = { was: before.placeName, is: after.onlineUrl || after.placeName };
  const isOff = status === 'CANCELLED' || status === 'POSTPONED';
  return (
    <section className={styles.preview} aria-label={t('verb.preview')}>
      <h3 className={textStyles.label}>{t('verb.preview')}</h3>
      <p>
        <strong>{title}</strong>{' '}
        <span className={styles.status}>{EVENT_STATUS_TEXTS[status][currentLanguage()]}</span>
      </p>
      <p>
        {time.was !== '' && (isOff || time.was !== time.is) && <del>{time.was}</del>}{' '}
        {!isOff && <strong>{time.is}</strong>}
        {status === 'POSTPONED' && <strong>{t('verb.noNewDay')}</strong>}
      </p>
      {!isOff && <p className={textStyles.hint}>{planLunarText(after)}</p>}
      {place.is !== '' && (
        <p>
          {place.was !== '' && place.was !== place.is && <del>{place.was}</del>} {place.is}
        </p>
      )}
      <p className={note.trim() === '' ? textStyles.hint : undefined}>
        {note.trim() || t('verb.noteGoesHere')}
      </p>
      {others && <p className={textStyles.hint}>{others}</p>}
    </section>
  );
}
