export { notify, withdraw } from './notify.ts';
export { requestNotices } from './request-notices.ts';
