import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { addressCheck, addressCheckQuery } from './address-check.ts';

export const addressCheckEndpoints = {
  result: defineEndpoint({
    method: 'GET',
    path: '/admin/address-check/result',
    summary:
      'What readers get at an address: layout, menus, sidebars, footer, redirect, and why not the others.',
    access: inArea('menus'),
    query: addressCheckQuery,
    data: addressCheck,
  }),
};
