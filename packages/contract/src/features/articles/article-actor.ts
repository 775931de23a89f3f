import type { WorkflowMode } from '../projects/project.ts';

/** Somebody who works on articles, in the project of the article. */
export interface ArticleActor {
  readonly userId: string;
  /** Effective permissions in the project (`permissionsIn`). */
  readonly permissions: readonly string[];
  /** The project lets users approve and publish their own texts. */
  readonly allowSelfApprove: boolean;
  readonly workflowMode: WorkflowMode;
}
