import { AREA_RULES } from '../../access/area-rules.ts';
import { canEnter, type Visitor } from '../../access/can-enter.ts';
import { AUDIT_AREAS } from '../../core/audit-areas.ts';
import { AUDIT_ENTITIES, AUDIT_KINDS, type AuditAction, type AuditEntity } from '../../core/audit-kinds.ts';

/** The kind of record that an action is about; actions of the second factor are about the account. */
export function entityOfAction(action: AuditAction): AuditEntity {
  const kind = action.slice(0, action.indexOf('.'));
  return AUDIT_ENTITIES.find((entity) => entity === kind) ?? 'user';
}

/** The kinds of records whose rows a person may see in the project. */
export function auditEntitiesOf(visitor: Visitor): AuditEntity[] {
  return AUDIT_ENTITIES.filter((entity) => canEnter(AREA_RULES[AUDIT_AREAS[entity]], visitor));
}

/** Kinds of records that the newsroom's activity shows to a person. */
export function activityEntitiesOf(visitor: Visitor): AuditEntity[] {
  return auditEntitiesOf(visitor).filter((entity) => AUDIT_KINDS[entity].activity !== 'none');
}

/** Whether the newsroom's activity shows an action. */
export function isActivity(action: AuditAction): boolean {
  const entity = entityOfAction(action);
  const shown: string | readonly string[] = AUDIT_KINDS[entity].activity;
  if (typeof shown === 'string') return shown === 'all';
  return shown.some((verb) => action === `${entity}.${verb}`);
}

/** Actions of a person on their own account: the log has them, the activity does not. */
export const USER_ACTIVITY: readonly AuditAction[] = AUDIT_KINDS.user.activity.map(
  (verb) => `user.${verb}` as const,
);

/** Fields for machines, and fields that repeat others. */
const UNTOLD: readonly string[] = [
  'id',
  'projectId',
  'userId',
  'version',
  'createTime',
  'updateTime',
  'createdBy',
  'updatedBy',
  'depth',
  'postCount',
  'avatar',
  'lastSignInTime',
  // A column of its own.
  'userAgent',
  'account',
];
const UNTOLD_OF_PEOPLE: readonly string[] = ['name', 'roles', 'permissions'];

/** Whether the log lists a changed field. */
export function isListedField(entity: string, field: string): boolean {
  return !UNTOLD.includes(field) && !(entity === 'user' && UNTOLD_OF_PEOPLE.includes(field));
}
