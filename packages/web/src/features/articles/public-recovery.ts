// Whether there are unsaved texts on this machine: lists and the dashboard fetch nothing else for it.
export { RecoveryLine } from './recovery/recovery-line.tsx';
