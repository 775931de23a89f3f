import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from './audit-kinds.ts';
import { actionsOfKinds, SYSTEM_KINDS, systemKindOf } from './system-kinds.ts';

test.each([
  ['session.signIn', 'signIn'],
  ['session.signInFailed', 'failed'],
  ['refusal.lockedSignIn', 'failed'],
  ['totp.wrongCode', 'failed'],
  ['totp.enable', 'secondFactor'],
  ['user.resetSecondFactor', 'secondFactor'],
  ['user.signOut', 'signIn'],
  ['user.unlock', 'signIn'],
  ['user.changePassword', 'password'],
  ['user.resetPassword', 'password'],
  ['user.updateProfile', 'profile'],
  ['user.suspend', 'accounts'],
  ['refusal.call', 'refused'],
  ['auditLog.export', 'exports'],
  ['post.update', undefined],
] as const)('%s belongs to %s', (action, kind) => {
  expect(systemKindOf(action)).toBe(kind);
});

test('every action on accounts and sessions is found by one kind', () => {
  const found = SYSTEM_KINDS.flatMap((kind) => actionsOfKinds([kind]));
  const about = (action: AuditAction) => /^(user|session|totp|refusal|auditLog)\./.test(action);
  expect(found.toSorted()).toEqual(AUDIT_ACTIONS.filter(about).toSorted());
});
