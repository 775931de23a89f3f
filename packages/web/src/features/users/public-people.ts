export { peopleSearch } from './people-search.ts';
export { kindAt, listOfKind, profilePage, REMOVAL_ASKED } from './profile-page.ts';
