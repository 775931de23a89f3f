import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { MenuPosition } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export interface MenuTable extends VersionedColumns {
  title: string;
  code: string;
  position: Generated<MenuPosition>;
  display: Json<Display>;
  lang: Generated<string>;
  status: Generated<Status>;
  /** What readers get, but while other items are swapped in. */
  items: Json<MenuItem[]>;
  /** null: nobody has changed anything since. */
  draft: JsonOrNull<MenuItem[]>;
  published_time: Date | null;
  published_number: Generated<number>;
  /** Shown from `swap_start` to `swap_end`; all three or none. */
  swap_items: JsonOrNull<MenuItem[]>;
  swap_start: Date | null;
  swap_end: Date | null;
  /** Items with a dead target that the last sweep has reported. */
  swept_problems: Generated<string[]>;
  search_text: string;
}

export interface MenuVersionTable {
  project_id: string;
  menu_id: string;
  number: number;
  items: Json<MenuItem[]>;
  note: Generated<string>;
  published_time: Generated<Date>;
  published_by_id: string | null;
  published_by_name: string;
}
