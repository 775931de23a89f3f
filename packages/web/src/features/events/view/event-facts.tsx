import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { EventDetailName } from '@toasoan/contract/features/events/event-details.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { showEventField } from '../event-fields/show-event-field.ts';

const SHOWN: readonly EventDetailName[] = [
  'recurrence',
  'attendanceMode',
  'ticketType',
  'price',
  'ticketUrl',
  'registerUrl',
  'registerDeadline',
  'capacity',
  'contactName',
  'contactPhone',
  'contactEmail',
  'livestreamUrl',
  'internalNote',
];

/** What readers see elsewhere, or not at all. */
export function EventFacts({ event }: { readonly event: Event }) {
  const { t } = useTranslation('event-fields');
  const facts = SHOWN.map((name) => ({ name, words: showEventField(name, event.details[name], t) }));
  return (
    <>
      <InspectorPanel name="event.facts" title={t('panel.terms')}>
        <Stack as="ul" gap={2}>
          {facts
            .filter(({ words }) => words !== '')
            .map(({ name, words }) => (
              <li key={name}>
                <span className={textStyles.hint}>{t(`name.${name}`)}</span> {words}
              </li>
            ))}
        </Stack>
      </InspectorPanel>
      {event.relatedPosts.length > 0 && (
        <InspectorPanel name="event.related" title={t('panel.related')}>
          <Stack as="ul" gap={2}>
            {event.relatedPosts.map(({ id, title }) => (
              <li key={id}>
                <TabLink to={`/manager_post/view/${id}`}>{title}</TabLink>
              </li>
            ))}
          </Stack>
        </InspectorPanel>
      )}
    </>
  );
}
