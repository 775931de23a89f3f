import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { ComposedBlock, ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type {
  LayoutDevice,
  LayoutKind,
  LayoutState,
  ShownKind,
} from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** What one version of a layout arranges. */
export interface LayoutSnapshot {
  readonly title: string;
  readonly device: LayoutDevice;
  readonly display: Display;
  readonly blocks: LayoutBlock[];
}

/** JSON columns are written as text. */
export interface LayoutTable extends VersionedColumns {
  title: string;
  code: string;
  kind: LayoutKind;
  device: Generated<LayoutDevice>;
  display: ColumnType<Display, string | undefined, string>;
  blocks: ColumnType<LayoutBlock[], string | undefined, string>;
  state: Generated<LayoutState>;
  /** What readers see while it is published; the columns above are the draft. */
  published: ColumnType<LayoutSnapshot | null, string | null | undefined, string | null>;
  published_time: Date | null;
  /** The version of the draft that was published. */
  published_version: number | null;
  publish_at: Date | null;
  version_note: Generated<string>;
  search_text: string;
}

export interface LayoutVersionTable {
  project_id: string;
  layout_id: string;
  no: number;
  time: Generated<Date>;
  user_id: string | null;
  user_name: string;
  note: Generated<string>;
  is_public: Generated<boolean>;
  snapshot: ColumnType<LayoutSnapshot, string, never>;
}

/** The first post of a block. */
export interface ShownLead {
  readonly blockId: string;
  readonly postId: string;
  readonly title: string;
}

/** A lead of a home page that was reported for standing too long. */
export interface LeadAlarmTable {
  project_id: string;
  layout_id: string;
  block_id: string;
  lang: string;
  post_id: string;
  make_time: Date;
}

/** What readers saw of a page from a time on. */
export interface ShownPageTable {
  id: Generated<string>;
  project_id: string;
  kind: ShownKind;
  category_id: string | null;
  /** '' for pages that a layout composes as a whole. */
  display_key: Generated<string>;
  lang: string;
  device: ReaderDevice;
  time: Date;
  layout_id: string;
  layout_title: string;
  /** Of what stands where: rows of the same content are one. */
  content_hash: string;
  leads: ColumnType<ShownLead[], string, never>;
  blocks: ColumnType<ComposedBlock[], string, never>;
}
