import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { Option } from '#web/ui/select/option.ts';

const SHOWN = 10;

export async function findLayouts(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await call(layoutEndpoints.list, {
    query: { text, limit: SHOWN },
    headers: { 'x-hide-loading': '1' },
    signal,
  });
  return items.map(({ id, title, code }) => ({ value: id, label: title, detail: code }));
}
