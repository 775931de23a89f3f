import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContentTemplate } from '@toasoan/contract/features/content-templates/content-template.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { type BlockConfig, configIn } from '@toasoan/contract/features/content-templates/template-config.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const calls = crudCalls('content-templates', contentTemplateEndpoints);
const templateKeys = calls.keys;
export const {
  list: templateList,
  detail: templateDetail,
  create: createTemplate,
  update: updateTemplate,
  useUpdate: useUpdateTemplate,
  useRemove: useRemoveTemplate,
} = calls;

export function templateCounts(projectId: string) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(contentTemplateEndpoints.counts, { signal }),
  });
}

/** What a block with these settings shows now; the last answer stays until the next one is there. */
export function templatePreview(projectId: string, config: BlockConfig) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'preview', config),
    queryFn: ({ signal }) =>
      call(contentTemplateEndpoints.preview, {
        body: { config, lang: 'vi' },
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** A new template with the settings of another one, under a code of its own. */
export function useDuplicateTemplate() {
  return useResourceMutation(
    templateKeys,
    async ({ template, title }: { readonly template: ContentTemplate; readonly title: string }) => {
      const from = await call(contentTemplateEndpoints.detail, { params: { id: template.id } });
      const body = { title, imageId: from.image?.mediaId ?? null, status: from.status, ...configIn(from) };
      return await call(contentTemplateEndpoints.create, { body });
    },
  );
}
