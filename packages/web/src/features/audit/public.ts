export { type Folded, foldRows } from './fold-rows.ts';
export { SignInAlarms } from './system/sign-in-alarms.tsx';
