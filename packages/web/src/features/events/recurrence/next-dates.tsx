import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { useNow } from '#web/ui/text/use-now.ts';
import type { PanelProps } from '../editing/event-panel.tsx';
import { eventKeys } from '../event-queries.ts';
import styles from './time-section.module.css';

/** Named in the line; the others are behind the button. */
const NAMED = 2;

/** The dates that the rule on the page gives for ten years. */
export function NextDates({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const projectId = useProjectId();
  const [isOpen, setOpen] = useState(false);
  const today = hanoiDay(useNow().getTime());
  const asked = useSettledPart(session.form, ({ values: { startTime, endTime, allDay, recurrence } }) =>
    JSON.stringify({ startTime, endTime, allDay, recurrence }),
  );
  const body = JSON.parse(asked);
  const { data, error } = useQuery({
    queryKey: eventKeys(projectId, 'preview-occurrences', asked),
    queryFn: ({ signal }) =>
      call(eventEndpoints.previewOccurrences, {
        body,
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    enabled: body.startTime !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (body.startTime === null) return <p className={styles.next}>{t('rule.needsStart')}</p>;
  if (error) {
    return (
      <p role="alert" className={`${styles.next} ${textStyles.problem}`}>
        {error.message}
      </p>
    );
  }
  // The first one is the event itself; a series may have begun long ago.
  const dates = data?.items.slice(1).filter(({ day }) => day >= today) ?? [];
  if (dates.length === 0)
    return data ? (
      <p className={styles.next}>{t(data.items.length > 1 ? 'rule.over' : 'rule.once')}</p>
    ) : null;
  const more = dates.length - NAMED;
  return (
    <>
      <p className={styles.next}>
        <Repeat size={14} aria-hidden />
        {t('rule.next')}{' '}
        <strong>
          {dates
            .slice(0, NAMED)
            .map(({ day }) => showDay(day))
            .join(', ')}
        </strong>
        {more > 0 && t('rule.more', { count: more })}
        <Button size="compact" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'rule.hide' : 'rule.all')}
        </Button>
      </p>
      {isOpen && (
        <ol className={styles.dates}>
          {dates.map(({ day, lunar }) => (
            <li key={day}>
              {showDay(day)} <span className={textStyles.hint}>{lunar}</span>
            </li>
          ))}
        </ol>
      )}
      {data?.isCapped && <p className={styles.next}>{t('rule.capped', { count: data.items.length })}</p>}
    </>
  );
}
