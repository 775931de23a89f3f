// The list of unsaved texts on this machine, fetched by those who have some.
export { RecoveryButton } from './recovery/recovery-button.tsx';
export { recoveryKind } from './recovery/recovery-kind.ts';
