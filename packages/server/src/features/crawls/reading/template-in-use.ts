import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { Db } from '#server/core/db/database.ts';

export interface TemplateInUse {
  readonly templateId: string;
  readonly version: number;
  readonly definition: TemplateDefinition;
}

/** The template that reads pages of a source which were fetched at a moment; undefined where it has none. */
export type FindTemplate = (
  db: Db,
  projectId: string,
  sourceId: string,
  at: Date,
) => Promise<TemplateInUse | undefined>;
