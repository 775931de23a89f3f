import { useQuery } from '@tanstack/react-query';
import { planAudience } from '@toasoan/contract/features/events/verbs/plan-audience.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { eventCoverage } from '../coverage/coverage-queries.ts';
import { eventDetail } from '../editing/event-detail.ts';
import styles from './verb-dialog.module.css';

interface VerbNoticeProps {
  readonly eventId: string;
  readonly notifies: boolean;
  readonly onChange: (notifies: boolean) => void;
}

/** Whether the house is told of a change of plan, and who that is. Feeds and the calendar follow in any case. */
export function VerbNotice({ eventId, notifies, onChange }: VerbNoticeProps) {
  const { t } = useTranslation('events');
  const id = useId();
  const projectId = useProjectId();
  const me = useAuth((auth) => auth.userId);
  const event = useQuery(eventDetail(projectId, eventId)).data;
  const coverage = useQuery(eventCoverage(projectId, eventId)).data;
  const people =
    event && coverage && planAudience(event, coverage.items).filter(({ userId }) => userId !== me);
  const names = people?.map(({ name }) => name).join(', ');
  return (
    <div className={styles.notice}>
      <Stack gap="half">
        <label htmlFor={id}>{t('verb.notify')}</label>
        <p id={`${id}-who`} className={textStyles.hint}>
          {names === undefined
            ? ''
            : names === ''
              ? t('verb.notify.nobody')
              : t('verb.notify.who', { names })}
        </p>
        <p className={textStyles.hint}>{t('verb.notify.feed')}</p>
      </Stack>
      <Switch id={id} aria-describedby={`${id}-who`} value={notifies} onChange={onChange} />
    </div>
  );
}
