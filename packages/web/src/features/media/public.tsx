export { LazyCropDialog } from './cropping/lazy-crop-dialog.tsx';
export { RightsProblems } from './rights-problems.tsx';
