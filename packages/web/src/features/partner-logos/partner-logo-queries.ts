import { queryOptions } from '@tanstack/react-query';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import type { PartnerLogo } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import type { Option } from '#web/ui/select/option.ts';

const partnerLogos = crudCalls('partner-logos', partnerLogoEndpoints);
const { keys: partnerLogoKeys } = partnerLogos;

export const {
  list: partnerLogoList,
  detail: partnerLogoDetail,
  create: createPartnerLogo,
  update: updatePartnerLogo,
  useUpdate: useUpdatePartnerLogo,
  useRemove: useRemovePartnerLogo,
} = partnerLogos;

export function partnerLogoCounts(projectId: string) {
  return queryOptions({
    queryKey: partnerLogoKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(partnerLogoEndpoints.counts, { signal }),
  });
}

interface Move {
  readonly logo: PartnerLogo;
  /** The logo that comes after it; null for the last place. */
  readonly beforeId: string | null;
}

export function useMovePartnerLogo() {
  return useResourceMutation(partnerLogoKeys, ({ logo: { id, version }, beforeId }: Move) =>
    call(partnerLogoEndpoints.reorder, { body: { id, version, beforeId } }),
  );
}

const SHOWN = 10;

/** Logos by the names of partners, for the palette. */
export function partnerLogoSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: partnerLogoKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(partnerLogoEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((logo) => ({ value: logo.id, label: logo.title, detail: logo.url }));
      },
    });
}
