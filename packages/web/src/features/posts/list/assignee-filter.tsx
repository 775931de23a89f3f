import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useKnownNames } from './known-names.ts';
import { peopleSearch } from './people-search.ts';

/** Who has a post in hand: this person, nobody yet, or a colleague. */
export function AssigneeFilter({ address }: { readonly address: ListAddress<PostListQuery> }) {
  const { t } = useTranslation('list');
  const projectId = useProjectId();
  const names = useKnownNames();
  const own: Readonly<Record<string, string>> = { me: t('assignee.me'), none: t('assignee.none') };
  const search = useMemo(
    () =>
      peopleSearch(projectId, [
        { value: 'me', label: t('assignee.me') },
        { value: 'none', label: t('assignee.none') },
      ]),
    [projectId, t],
  );
  return (
    <SearchFilter
      label={t('assignee')}
      values={address.query.assignee ?? []}
      search={search}
      nameOf={(id) => own[id] ?? names[id] ?? `#${id}`}
      onChange={(assignee, picked) => {
        if (picked && !(picked.id in own)) useKnownNames.setState({ [picked.id]: picked.label });
        address.change({ assignee });
      }}
    />
  );
}
