export { TagPicker } from './tag-picker.tsx';
export { tagSearch } from './tag-search.ts';
