import { AccountEditPage } from './account-edit-page.tsx';

export function AuthorEditPage() {
  return <AccountEditPage kind="author" />;
}

export function OrganizerEditPage() {
  return <AccountEditPage kind="event" />;
}

export function FigureEditPage() {
  return <AccountEditPage kind="figure" />;
}

export function DestinationEditPage() {
  return <AccountEditPage kind="destination" />;
}

/** Organizations and enterprises, which stand among all accounts. */
export function BodyEditPage() {
  return <AccountEditPage kind="organization" />;
}
