export { notify, withdraw } from './notify.ts';
