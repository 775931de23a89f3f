export { itemName, type TargetsByKey, targetsByKey } from './editor/item-changes.ts';
export { LinkNameFields, LinkTargetFields } from './editor/link-fields.tsx';
