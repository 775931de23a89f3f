export { quietRoyaltyMonth } from './royalty-queries.ts';
export { sheetAddressOf } from './sheet-links.ts';
