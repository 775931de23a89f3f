import { addedPageEndpoints } from '@toasoan/contract/features/crawler-review/adding/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { addPage, getAddedPage } from './adding/add-page.ts';

export function crawlRoutes({ now }: { readonly now: () => Date }): readonly Route[] {
  return [
    transactionRoute(addedPageEndpoints.add, (call) => addPage(call, call.body.url, now())),
    route(addedPageEndpoints.added, (call) => getAddedPage(call, call.params.id)),
  ];
}
