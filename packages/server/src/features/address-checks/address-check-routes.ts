import { addressCheckEndpoints } from '@toasoan/contract/features/address-checks/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { type CheckDependencies, checkAddress } from './check-address.ts';

export function addressCheckRoutes(deps: CheckDependencies & { readonly now: () => Date }): readonly Route[] {
  return [
    route(addressCheckEndpoints.result, ({ db, projectId, query }) => {
      const now = query.at === undefined ? deps.now() : new Date(query.at);
      return checkAddress(db, { projectId, query, now }, deps);
    }),
  ];
}
