import { useQuery } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { suggestions } from '../template-queries.ts';

type Asked = Omit<BodyInput<typeof parserTemplateEndpoints.suggest>, 'withStored'>;

/** Proposals at once with their scores on the test pages, and a little later with those on the stored ones too. */
export function useSuggestions(asked: Asked, enabled: boolean) {
  const projectId = useProjectId();
  const quick = useQuery({ ...suggestions(projectId, asked), enabled });
  const whole = useQuery({ ...suggestions(projectId, { ...asked, withStored: true }), enabled });
  return {
    data: whole.data ?? quick.data,
    error: whole.error ?? quick.error,
    isFetching: whole.isFetching,
  };
}
