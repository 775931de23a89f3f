import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { SidebarContent, SidebarSide } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** JSON columns are written as text. */
export interface SidebarTable extends VersionedColumns {
  title: string;
  side: Generated<SidebarSide>;
  sticky: Generated<boolean>;
  hide_on_mobile: Generated<boolean>;
  sort_order: Generated<number>;
  display: ColumnType<Display, string | undefined, string>;
  status: Generated<Status>;
  /** What readers get, once it is published. */
  content: ColumnType<SidebarContent, string, string>;
  /** null: nobody has changed anything since. */
  draft: ColumnType<SidebarContent | null, string | null | undefined, string | null>;
  published_time: Date | null;
  published_number: Generated<number>;
  search_text: string;
}

export interface SidebarVersionTable {
  project_id: string;
  sidebar_id: string;
  number: number;
  content: ColumnType<SidebarContent, string, never>;
  note: Generated<string>;
  published_time: Generated<Date>;
  published_by_id: string | null;
  published_by_name: string;
}
