import type { TemplateUse } from '@toasoan/contract/features/content-templates/content-template.ts';
import type { RawBuilder } from 'kysely';

export interface TemplateUseRow extends TemplateUse {
  readonly templateId: string;
}

/**
 * What content templates need of the features that show them: rows `"templateId"`, `kind`, `id`, `title` and `"isLive"`
 * of one project, for the list and for the rule against deletion.
 */
export type TemplateUses = (projectId: string) => RawBuilder<TemplateUseRow>;
