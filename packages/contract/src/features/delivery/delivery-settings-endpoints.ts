import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { deliverySettings, deliverySettingsUpdate } from './delivery-settings.ts';

const access = inArea('delivery');

/** How the site of the current project reaches its readers. */
export const deliverySettingsEndpoints = {
  settings: defineEndpoint({
    method: 'GET',
    path: '/admin/delivery/settings',
    summary: 'ads.txt and the network of caches of the site.',
    access,
    data: deliverySettings,
  }),
  saveSettings: defineEndpoint({
    method: 'POST',
    path: '/admin/delivery/saveSettings',
    summary: 'Change ads.txt or the network of caches.',
    access,
    body: deliverySettingsUpdate,
    data: deliverySettings,
    errors: ['RULES_NOT_MET', 'VERSION_CONFLICT'],
  }),
  purge: defineEndpoint({
    method: 'POST',
    path: '/admin/delivery/purge',
    summary: 'Drop all that is kept of the site, here and in the network of caches.',
    access,
    body: z.strictObject({}),
    data: deliverySettings,
  }),
};
