import * as z from 'zod/mini';
import { imageRef } from '../../vocabulary/picture.ts';
import { siteType } from '../../vocabulary/site-type.ts';
import { status } from '../../vocabulary/status.ts';

export const PROJECT_COLORS = [
  'green',
  'orange',
  'blue',
  'cyan',
  'violet',
  'brown',
  'red',
  'teal',
  'indigo',
  'magenta',
  'olive',
  'slate',
] as const;
export const projectColor = z.enum(PROJECT_COLORS, { error: 'choice' });
export type ProjectColor = z.output<typeof projectColor>;

const WORKFLOW_MODES = ['TWO_STEP', 'THREE_STEP'] as const;
export const workflowMode = z.enum(WORKFLOW_MODES, { error: 'choice' });
export type WorkflowMode = z.output<typeof workflowMode>;

export const PROJECT_KINDS = ['PRESS', 'AGGREGATOR', 'PORTAL', 'CONTEST'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** A project as its people know it. */
export const projectPart = z.object({
  projectId: z.string(),
  code: z.string(),
  name: z.string(),
  siteType,
  color: projectColor,
  status,
  workflowMode,
  allowSelfApprove: z.boolean(),
  domains: z.array(z.string()),
  logo: z.nullable(imageRef),
});

export type ProjectPart = z.output<typeof projectPart>;

/** A project as part of the session, with what the user's own membership gives and takes there. */
export const sessionProject = z.extend(projectPart, {
  permissionGrants: z.array(z.string()),
  permissionDenials: z.array(z.string()),
});
export type SessionProject = z.output<typeof sessionProject>;

/** The posts whose next step is a person's, by project. */
export const waitingInProjects = z.object({
  items: z.array(z.object({ projectId: z.string(), waiting: z.number() })),
});
export type WaitingInProjects = z.output<typeof waitingInProjects>;
