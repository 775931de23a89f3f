export { TagInput, TagPicker } from './tag-picker.tsx';
export { tagSearch } from './tag-search.ts';
export { TopicName, TopicPicker } from './topic-picker.tsx';
