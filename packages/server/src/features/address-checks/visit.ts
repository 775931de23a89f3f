import type {
  CheckedPageKind,
  CheckedPageState,
} from '@toasoan/contract/features/address-checks/address-check.ts';
import type { DisplayPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { Db } from '#server/core/db/database.ts';

/** What is at an address, as a reader finds it. */
export interface Visit {
  readonly language: string;
  readonly defaultLanguage: string;
  readonly kind: CheckedPageKind | null;
  /** Of the layouts that may arrange it; null: none do. */
  readonly layoutKind: LayoutKind | null;
  readonly state: CheckedPageState;
  readonly title: string;
  readonly movedTo: string | null;
  readonly place: DisplayPlace;
}

interface Visiting {
  readonly projectId: string;
  readonly path: string;
  readonly now: Date;
}

/** Opens an address by what the delivery does; undefined for an archived project. */
export type VisitAddress = (db: Db, visiting: Visiting) => Promise<Visit | undefined>;
