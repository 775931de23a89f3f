export { groupName } from './royalty/group-name.ts';
