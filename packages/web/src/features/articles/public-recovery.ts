// Unsaved texts on this machine, for lists and the dashboard: nothing of an editor comes along.
export { recoveryKind } from './recovery/recovery-kind.ts';
export { RecoveryLine } from './recovery/recovery-line.tsx';
