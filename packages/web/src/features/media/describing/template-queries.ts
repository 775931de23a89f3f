import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type MediaTemplate,
  type MediaTemplateCreate,
  mediaTemplateEndpoints,
} from '@toasoan/contract/features/media/describing/media-template.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { mediaKeys } from '../media-queries.ts';

export function templateList(projectId: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'templates'),
    queryFn: async ({ signal }) =>
      (
        await call(mediaTemplateEndpoints.list, {
          signal,
          headers: { 'x-hide-loading': '1' },
          suppressErrorToast: 'everything',
        })
      ).items,
  });
}

function useTemplateMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: mediaKeys(projectId, 'templates') }),
  });
}

/** Creates a template, or changes the given one. */
export function useSaveTemplate() {
  return useTemplateMutation(
    ({ template, ...body }: MediaTemplateCreate & { readonly template: MediaTemplate | undefined }) =>
      template
        ? call(mediaTemplateEndpoints.update, {
            body: { ...body, id: template.id, version: template.version },
          })
        : call(mediaTemplateEndpoints.create, { body }),
  );
}

export function useRemoveTemplate() {
  return useTemplateMutation(({ id, version }: MediaTemplate) =>
    call(mediaTemplateEndpoints.remove, { params: { id }, ifMatch: version }),
  );
}
