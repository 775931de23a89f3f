export { DisplayInput } from './display-field.tsx';
export { DisplayFilter } from './display-filter.tsx';
export { DisplayText } from './display-text.tsx';
export { type DisplayValues, displayOf, SHOWN_EVERYWHERE } from './display-values.ts';
export { TryAddress } from './try-address.tsx';
export { useDisplayField } from './use-display-field.ts';
