export { KindTabs } from './list/kind-tabs.tsx';
export { accountUses } from './take-over/account-uses-query.ts';
export { TakeOver } from './take-over/lazy-take-over.tsx';
export { whyAnswer } from './user-queries.ts';
export { userSearch } from './user-search.ts';
