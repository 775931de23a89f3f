import { queryOptions } from '@tanstack/react-query';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

const keys = resourceKeys('parser-templates');

/** Templates by their names, for the palette; the frame does without their schemas. */
export function parserTemplateSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: keys(projectId, 'search', text),
      queryFn: async ({ signal }) => (await import('./find-templates.ts')).findTemplates(text, signal),
    });
}
