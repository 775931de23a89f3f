import { queryOptions, useQuery } from '@tanstack/react-query';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';

const MOST = 100;

interface SourceFilterProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The filter of a list by the source of its rows. */
export function SourceFilter(props: SourceFilterProps) {
  const { data: options = [] } = useQuery(sourceOptions(useProjectId()));
  return <FilterSelect {...props} multiple options={options} />;
}

function sourceOptions(projectId: string) {
  return queryOptions({
    queryKey: [projectId, 'parser-sources', 'options'],
    queryFn: async ({ signal }) => {
      const { items } = await call(parserSourceEndpoints.list, {
        query: { limit: MOST, sort: 'title' },
        headers: { 'x-hide-loading': '1' },
        signal,
      });
      return items.map(({ id, title }) => ({ value: id, label: title }));
    },
  });
}
