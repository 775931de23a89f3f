import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { Option } from '#web/ui/select/option.ts';

const SHOWN = 10;

export async function findTemplates(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await call(parserTemplateEndpoints.list, {
    query: { text, limit: SHOWN },
    headers: { 'x-hide-loading': '1' },
    signal,
  });
  return items.map(({ id, title, sources }) => ({
    value: id,
    label: title,
    detail: sources.map((source) => source.title).join(', '),
  }));
}
