import { useQuery } from '@tanstack/react-query';
import type { SavedList, SavedView } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { shownQuery, withView } from './shown-query.ts';
import { viewList } from './view-queries.ts';

/** The views of a list, the current one, and whether the list differs from it. */
export function useSavedViews(list: SavedList) {
  const projectId = useProjectId();
  const [search, setSearch] = useSearchParams();
  const loaded = useQuery(viewList(projectId, list)).data;
  const isLoaded = loaded !== undefined;
  const views = loaded ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const [cameBare] = useState(search.size === 0);
  const query = shownQuery(search);
  const current =
    views.find((view) => view.id === chosenId) ?? views.find((view) => query !== '' && view.query === query);

  function show(view: SavedView) {
    setChosenId(view.id);
    setSearch((now) => withView(now, view.query), { replace: true });
    if (view.columns !== null) {
      const { columns } = useAppConfig.getState();
      useAppConfig.setState({ columns: { ...columns, [list]: view.columns } });
    }
  }
  const openFirst = useEffectEvent(() => {
    const first = views.find((view) => view.isDefault);
    if (cameBare && first) show(first);
  });
  useEffect(() => {
    if (isLoaded) openFirst();
  }, [isLoaded]);
  return {
    views,
    current,
    query,
    isChanged: current !== undefined && current.query !== query,
    show,
    forget: () => setChosenId(undefined),
    choose: (view: SavedView) => setChosenId(view.id),
  };
}
