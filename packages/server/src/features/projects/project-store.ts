import type { ProjectColor, ProjectKind, WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import type { SiteType } from '@toasoan/contract/vocabulary/site-type.ts';
import type { Db } from '#server/core/db/database.ts';

export interface NewProject {
  /** Only for the reserved ids 1 to 7; others are given by the database. */
  readonly id?: string;
  readonly name: string;
  readonly code: string;
  readonly siteType: SiteType;
  readonly color: ProjectColor;
  readonly kind: ProjectKind;
  readonly workflowMode: WorkflowMode;
  readonly domains: readonly string[];
  readonly description: string;
  readonly languages: readonly string[];
}

/** Creates a project and answers its id. */
export async function insertProject(
  tx: Db,
  project: NewProject,
  by: { readonly userId: string | null; readonly name: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('projects')
    .values({
      ...(project.id !== undefined && { id: project.id }),
      name: project.name,
      name_key: project.name.normalize('NFC').toLowerCase(),
      code: project.code,
      site_type: project.siteType,
      color: project.color,
      kind: project.kind,
      workflow_mode: project.workflowMode,
      domains: [...project.domains],
      description: project.description,
      languages: [...project.languages],
      created_by_id: by.userId,
      created_by_name: by.name,
      updated_by_id: by.userId,
      updated_by_name: by.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
