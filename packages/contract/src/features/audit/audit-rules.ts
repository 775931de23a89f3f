import { AREA_RULES, type AreaKey } from '../../access/area-rules.ts';
import { canEnter, type Visitor } from '../../access/can-enter.ts';
import { AUDIT_ENTITIES, type AuditAction, type AuditEntity } from './audit-actions.ts';

/** Where a record is seen is where its story is seen. */
const AREA_OF: Readonly<Record<AuditEntity, AreaKey>> = {
  post: 'posts',
  takedown: 'takedowns',
  correction: 'takedowns',
  royalty: 'royalties',
  media: 'media',
  mediaFolder: 'media',
  mediaCollection: 'media',
  category: 'categories',
  tag: 'tags',
  user: 'user-accounts',
  session: 'user-accounts',
  project: 'project-view',
  import: 'posts',
  savedView: 'saved-views',
};

/** The kind of record that an action is about: what concerns the second factor is the account's. */
export function entityOfAction(action: AuditAction): AuditEntity {
  const thing = action.slice(0, action.indexOf('.'));
  return AUDIT_ENTITIES.find((entity) => entity === thing) ?? 'user';
}

/** The kinds of records whose rows a person may see in the project. */
export function auditEntitiesOf(visitor: Visitor): AuditEntity[] {
  return AUDIT_ENTITIES.filter((entity) => canEnter(AREA_RULES[AREA_OF[entity]], visitor));
}

/** What an account does about itself is the log's business, not the newsroom's. */
export const USER_ACTIVITY: readonly AuditAction[] = [
  'user.create',
  'user.update',
  'user.tick',
  'user.delete',
];

/** What a person does for oneself alone. */
export const PRIVATE_ENTITIES: readonly AuditEntity[] = ['session', 'savedView'];

/** Rows of the newsroom's activity: those of the log without sign-ins and private matters. */
export function activityEntitiesOf(visitor: Visitor): AuditEntity[] {
  return auditEntitiesOf(visitor).filter((entity) => !PRIVATE_ENTITIES.includes(entity));
}

/** Kept for machines, or told by other fields. */
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
];
const UNTOLD_OF_PEOPLE: readonly string[] = ['name', 'roles', 'permissions'];

/** Whether a changed key says something to a reader. */
export function isListedField(entity: string, field: string): boolean {
  return !UNTOLD.includes(field) && !(entity === 'user' && UNTOLD_OF_PEOPLE.includes(field));
}
