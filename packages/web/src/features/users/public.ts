export { KindTabs } from './list/kind-tabs.tsx';
export { peopleSearch } from './people-search.ts';
export { kindAt, listOfKind, profilePage, REMOVAL_ASKED } from './profile-page.ts';
export { accountUses } from './take-over/account-uses-query.ts';
export { TakeOver } from './take-over/lazy-take-over.tsx';
export { whyAnswer } from './user-queries.ts';
export { userSearch } from './user-search.ts';
