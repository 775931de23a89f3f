export { isJurorEmail } from './juror-email-view.ts';
export { isBlindFor } from './jury-blindness-view.ts';
