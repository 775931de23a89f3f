import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TransactionCall } from '#server/core/http/route.ts';

/** What sections need of the links that lead their texts into the project. */
export interface SectionMappings {
  /** Enabled links of the row `section`, as JSON. */
  readonly links: RawBuilder<SourceCategory['links']>;
  /** Whether the row `section` has any. */
  readonly isMapped: RawBuilder<boolean>;
  /** Links of a section, switched off ones too. */
  readonly countLinks: (db: Db, projectId: string, sectionId: string) => Promise<number>;
  /** Leads a section to a category, with everything else as new links have it. */
  readonly addLink: (
    call: TransactionCall,
    link: { readonly sourceId: string; readonly sourceCategoryId: string; readonly categoryId: string },
  ) => Promise<void>;
}
