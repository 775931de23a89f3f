// The parts of an open record that are fetched apart from its text.
export { DraftOffer } from './autosave/draft-offer.tsx';
export { LockBanner } from './lock/lock-banner.tsx';
