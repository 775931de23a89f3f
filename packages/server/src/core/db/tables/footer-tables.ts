import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { FooterContent } from '@toasoan/contract/features/footers/footer-content.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** JSON columns are written as text. */
export interface FooterTable extends VersionedColumns {
  title: string;
  display: ColumnType<Display, string | undefined, string>;
  status: Generated<Status>;
  /** What readers get, once it is published. */
  content: ColumnType<FooterContent, string, string>;
  /** null: nobody has changed anything since. */
  draft: ColumnType<FooterContent | null, string | null | undefined, string | null>;
  published_time: Date | null;
  published_number: Generated<number>;
  /** Links with a dead target that the last sweep has reported. */
  swept_problems: Generated<string[]>;
  search_text: string;
}

export interface FooterVersionTable {
  project_id: string;
  footer_id: string;
  number: number;
  content: ColumnType<FooterContent, string, never>;
  note: Generated<string>;
  published_time: Generated<Date>;
  published_by_id: string | null;
  published_by_name: string;
}
