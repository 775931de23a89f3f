export { peopleSearch } from './people-search.ts';
export { kindAt, listOfKind, profilePage } from './profile-page.ts';
export { whyAnswer } from './user-queries.ts';
export { userSearch } from './user-search.ts';
