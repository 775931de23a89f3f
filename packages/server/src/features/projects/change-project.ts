import type {
  Project,
  ProjectCreate,
  ProjectUpdate,
} from '@toasoan/contract/features/projects/project-record.ts';
import {
  changedProjectFields,
  codeOfProject,
  colorOfProject,
  factsOfChangedProject,
  factsOfNewProject,
  PROJECT_RULE_TEXTS,
  type ProjectFacts,
  type ProjectField,
  type ProjectRefusal,
  refusalOfProjectChange,
  refusalOfProjectTransition,
  unmetProjectRules,
} from '@toasoan/contract/features/projects/project-rules.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type RuleProblem } from '#server/core/errors/app-error.ts';
import { ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { projectOf } from './project-row.ts';
import { freeCode, insertProject, lockProjects, newProjectId, saveProject } from './project-store.ts';
import { getKnownProject, holdKnownProject, isDatabaseTimezone } from './project-view.ts';

/** @throws TITLE_TAKEN, DUPLICATE for the code, RULES_NOT_MET, INVALID_INPUT. */
export async function createProject(call: TransactionCall, options: ProjectCreate): Promise<Project> {
  const { db, caller } = call;
  const facts = factsOfNewProject(options);
  refuseUnmet(facts, Object.keys(options) as ProjectField[]);
  if (options.timezone !== undefined) await checkTimezone(db, options.timezone);
  await lockProjects(db);
  const id = await newProjectId(db);
  const code = options.code ?? (await freeCode(db, codeOfProject(options.name, id)));
  const color = options.color ?? colorOfProject(id);
  const by = { userId: caller.userId, name: caller.displayName };
  await insertProject(db, { ...options, ...facts, id, code, color }, by);
  const after = projectOf(await getKnownProject(call, id));
  await auditProject(call, 'create', undefined, after);
  return after;
}

/** @throws PROJECT_FORBIDDEN, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET, TITLE_TAKEN, INVALID_INPUT. */
export async function updateProject(
  call: TransactionCall,
  { projectId, version, ...change }: ProjectUpdate,
): Promise<Project> {
  const row = await holdKnownProject(call, { id: projectId, version });
  const before = projectOf(row);
  const changed = changedProjectFields(before, change);
  const refusal = refusalOfProjectChange(call.caller.role, changed);
  if (refusal !== undefined) throw new AppError('FORBIDDEN', { rules: [problemOf(refusal)] });
  refuseUnmet(factsOfChangedProject(before, change), changed);
  if (change.timezone !== undefined && changed.includes('timezone'))
    await checkTimezone(call.db, change.timezone);
  const after = projectOf(await saveProject(call.db, row, change, call.caller));
  await auditProject(call, 'update', before, after);
  return after;
}

/** Archives a project or restores it. @throws PROJECT_FORBIDDEN, VERSION_CONFLICT, RULES_NOT_MET. */
export async function transitionProject(
  call: TransactionCall,
  request: { readonly id: string; readonly version: number; readonly to: Status },
): Promise<Project> {
  const row = await holdKnownProject(call, request);
  if (row.status === request.to) return projectOf(row);
  const refusal = refusalOfProjectTransition(row.id, request.to);
  if (refusal !== undefined) throw new AppError('RULES_NOT_MET', { rules: [problemOf(refusal)] });
  const after = projectOf(await saveProject(call.db, row, { status: request.to }, call.caller));
  await auditProject(call, request.to === 'DISABLED' ? 'archive' : 'restore', projectOf(row), after);
  return after;
}

function refuseUnmet(facts: ProjectFacts, changed: readonly ProjectField[]): void {
  const unmet = unmetProjectRules(facts, changed);
  if (unmet.length > 0) throw new AppError('RULES_NOT_MET', { rules: unmet.map(problemOf) });
}

function problemOf({ rule, field }: ProjectRefusal): RuleProblem {
  return ruleProblem(PROJECT_RULE_TEXTS, rule, field);
}

async function checkTimezone(db: Db, name: string): Promise<void> {
  if (await isDatabaseTimezone(db, name)) return;
  throw new AppError('INVALID_INPUT', { fields: [{ field: 'timezone', code: 'choice' }] });
}

/** The row belongs to the project itself, whichever one the caller works in. */
async function auditProject(
  call: TransactionCall,
  action: 'create' | 'update' | 'archive' | 'restore',
  before: Project | undefined,
  after: Project,
): Promise<void> {
  const { projectId } = after;
  await writeAudit(
    { ...call, projectId },
    {
      action: `project.${action}`,
      entity: 'project',
      entityId: projectId,
      before: before && onRecord(before),
      after: onRecord(after),
    },
  );
}

/** Each language in a line: `fr: Français → en`. */
function onRecord({ languageSettings, ...project }: Project) {
  return {
    ...project,
    languageSettings: languageSettings.map(({ lang, name, fallback }) =>
      fallback === null ? `${lang}: ${name}` : `${lang}: ${name} → ${fallback}`,
    ),
  };
}
