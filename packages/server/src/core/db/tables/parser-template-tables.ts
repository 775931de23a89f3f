import type {
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { Drift } from '@toasoan/contract/features/parser-templates/drift.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** A fall as it is kept: the title of its source is read with it. */
export type StoredFall = Omit<Drift, 'sourceTitle'>;

/** JSON columns are written as text. */
export interface ParserTemplateTable extends VersionedColumns {
  title: string;
  note: Generated<string>;
  status: Generated<Status>;
  /** 0: none is published. */
  current_version: Generated<number>;
  draft: ColumnType<TemplateDefinition, string, string>;
  draft_time: Date | null;
  test_urls: Generated<string[]>;
  last_test_time: Date | null;
  tests_passed: Generated<number>;
  tests_total: Generated<number>;
  falls: ColumnType<StoredFall[], string | undefined, string>;
  search_text: string;
}

export interface ParserTemplateVersionTable {
  project_id: string;
  template_id: string;
  no: number;
  definition: ColumnType<TemplateDefinition, string, never>;
  from_time: Date;
  user_id: string | null;
  user_name: string;
  note: Generated<string>;
}

export interface ParserTemplateSourceTable {
  project_id: string;
  template_id: string;
  source_id: string;
  /** At most one template of a source is. */
  is_default: Generated<boolean>;
}

export interface ParserTemplateSampleTable {
  project_id: string;
  template_id: string;
  url: string;
  content_type: string;
  /** Compressed by gzip. */
  body: Buffer;
  fetch_time: Date;
}

/** What was found in the pages of one source in a day of Việt Nam. */
export interface ParserTemplateDayTable {
  project_id: string;
  template_id: string;
  source_id: string;
  day: string;
  pages: Generated<number>;
  passed: Generated<number>;
  /** Pages in which a field was found. */
  filled: ColumnType<Partial<Record<PageField, number>>, string | undefined, string>;
}
