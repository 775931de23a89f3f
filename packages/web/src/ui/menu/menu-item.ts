import type { ReactNode } from 'react';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect?: (() => void) | undefined;
  /** Makes it a link, so that a middle click opens a browser tab; `onSelect` then takes plain clicks. */
  readonly href?: string;
  readonly tone?: 'danger';
  /** Given: the entry is a switch and says whether it is on. */
  readonly checked?: boolean;
  /** Given: the entry is one of several choices, of which one at most holds. */
  readonly chosen?: boolean;
  /** The rule that disables it; it stays readable and reachable. */
  readonly disabledReason?: string | undefined;
  readonly shortcut?: string;
  /** Choosing it leaves the menu open, for several switches in a row. */
  readonly staysOpen?: boolean;
  /** Stands as a button on its row, too, while that is at hand. */
  readonly isQuick?: boolean;
  /** A line above. */
  readonly startsGroup?: boolean;
}
