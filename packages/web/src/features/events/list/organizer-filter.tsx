import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { ORGANIZER_TYPES } from '../organizer-types.ts';

/** Events of certain organizers, by their accounts. */
export function OrganizerFilter({ address }: { readonly address: ListAddress<EventListQuery> }) {
  const { t } = useTranslation('events');
  const projectId = useProjectId();
  const search = useMemo(() => peopleSearch(projectId, { types: ORGANIZER_TYPES }), [projectId]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  return (
    <SearchFilter
      label={t('column.organizers')}
      values={address.query.organizerId ?? []}
      search={search}
      nameOf={(id) => names[id] ?? `#${id}`}
      onChange={(organizerId, picked) => {
        if (picked) setNames({ ...names, [picked.id]: picked.label });
        address.change({ organizerId });
      }}
    />
  );
}
