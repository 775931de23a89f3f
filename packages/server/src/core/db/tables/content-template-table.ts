import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type {
  SourceMode,
  TemplateType,
} from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface ContentTemplateTable extends VersionedColumns {
  title: string;
  code: string;
  image_id: string | null;
  image_key: string | null;
  /** Beside `config`, for lists. */
  block_type: TemplateType;
  source_mode: SourceMode;
  /** Keys that differ from their defaults; written as JSON text. */
  config: ColumnType<Partial<BlockConfig>, string, string>;
  status: Generated<Status>;
  search_text: string;
}
