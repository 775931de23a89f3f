import { address, type NamingCall } from './naming-call.ts';

/** Calls about the files of cases. */
export const NAMING_ATTACHMENT_CALLS: readonly NamingCall[] = [
  'takedown',
  'correction-request',
  'data-request',
  'parser-source',
].flatMap((path) => [
  address(`GET /admin/${path}/attachment/list/{id}`),
  address(`POST /admin/${path}/attachment/add/{id}`),
  address(`GET /admin/${path}/attachment/download/{id}/{fileId}`),
  address(`POST /admin/${path}/attachment/remove/{id}/{fileId}`),
]);
