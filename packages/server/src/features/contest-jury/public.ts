export { isBlindFor } from './jury-blindness-view.ts';
