export { notify, withdraw } from './notify.ts';
export { type OpenRequest, requestNotices } from './request-notices.ts';
