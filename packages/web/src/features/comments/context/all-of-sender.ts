/** The way to all comments of a sender. */
export interface AllOfSender {
  readonly href: string;
  readonly follow: () => void;
}
