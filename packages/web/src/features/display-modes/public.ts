export { DisplayInput } from './display-field.tsx';
export { DisplayText } from './display-text.tsx';
export { type DisplayValues, displayOf, SHOWN_EVERYWHERE } from './display-values.ts';
export { useDisplayField } from './use-display-field.ts';
