import { AccountListPage } from './account-list-page.tsx';

export function AuthorListPage() {
  return <AccountListPage kind="author" />;
}

export function OrganizerListPage() {
  return <AccountListPage kind="event" />;
}

export function FigureListPage() {
  return <AccountListPage kind="figure" />;
}

export function DestinationListPage() {
  return <AccountListPage kind="destination" />;
}
