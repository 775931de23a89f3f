export { HolderSign, PeopleHere } from './lock/people-here.tsx';
