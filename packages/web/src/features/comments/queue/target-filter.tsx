import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import { targetKey, targetOfKey } from './target-key.ts';
import { targetSearch } from './target-search.ts';
import type { QueuePage } from './use-queue-page.ts';

/** By what is commented on: a post, or an event where the project has any. */
export function TargetFilter({ page }: { readonly page: QueuePage }) {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const hasEvents = canEnter(AREA_RULES.events, useVisitor());
  const search = useMemo(
    () => targetSearch(projectId, hasEvents ? t('filter.event') : undefined),
    [projectId, hasEvents, t],
  );
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { query, change } = page.address;
  const chosen = query.targetId === undefined ? [] : [targetKey(query.targetType ?? 'POST', query.targetId)];
  const titleOf = (key: string) =>
    names[key] ??
    page.rows?.find(({ targetType, targetId }) => targetKey(targetType, targetId) === key)?.targetTitle ??
    `#${query.targetId}`;
  return (
    <SearchFilter
      label={t(hasEvents ? 'filter.target' : 'filter.post')}
      values={chosen}
      search={search}
      nameOf={titleOf}
      onChange={(keys, picked) => {
        if (picked) setNames((known) => ({ ...known, [picked.id]: picked.label }));
        const key = keys.findLast((one) => !chosen.includes(one));
        change(key ? targetOfKey(key) : { targetType: null, targetId: null });
      }}
    />
  );
}
