export { UseGroups } from './library/uses-list.tsx';
