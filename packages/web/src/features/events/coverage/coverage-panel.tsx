import { useQuery } from '@tanstack/react-query';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useComingDates } from '../recurrence/use-coming-dates.ts';
import { CoverageList } from './coverage-list.tsx';
import { eventCoverage } from './coverage-queries.ts';

/** What is planned to be made about the event, beside it; the number is what nobody does yet. */
export function CoveragePanel({ event }: { readonly event: Event }) {
  const { t } = useTranslation('coverage');
  const projectId = useProjectId();
  const pieces = useQuery(eventCoverage(projectId, event.id)).data?.items ?? [];
  const dates = useComingDates(event)?.items;
  const open = pieces.filter(({ state }) => state === 'OPEN').length;
  return (
    <InspectorPanel
      name="event.coverage"
      title={t('panel')}
      problems={open}
      counted={t('panel.open')}
      summary={pieces.length === 0 ? t('none') : t('pieces', { count: pieces.length })}
    >
      <CoverageList eventId={event.id} day={null} dates={dates} />
    </InspectorPanel>
  );
}
