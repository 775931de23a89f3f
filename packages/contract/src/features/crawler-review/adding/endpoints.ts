import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { addedPage, addPage } from './added-page.ts';

const access = inArea('crawler-review', 'crawler.review');

export const addedPageEndpoints = {
  add: defineEndpoint({
    method: 'POST',
    path: '/admin/crawled-item/add',
    summary: 'Fetch one article for the queue, by the source that owns its domain.',
    access,
    body: addPage,
    data: addedPage,
    errors: ['RULES_NOT_MET'],
  }),
  added: defineEndpoint({
    method: 'GET',
    path: '/admin/crawled-item/added/{id}',
    summary: 'What has become of an address, by the id of its run.',
    access,
    params: idParams,
    data: addedPage,
    errors: ['NOT_FOUND'],
  }),
};
