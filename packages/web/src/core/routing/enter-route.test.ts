import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import { PERMISSIONS } from '@toasoan/contract/access/permissions.ts';
import { describe, expect, test } from 'vitest';
import { type AuthState, NOBODY } from '#web/core/session/auth-state.ts';
import { type Entry, entryTo, type Guarded } from './enter-route.ts';
import { matchRow } from './match-row.ts';
import { SAMPLE_ROWS } from './test-support/sample-rows.ts';

const EDITOR: AuthState = { ...NOBODY, userId: '3', role: 'EDITOR', token: 't' };
const IN_PROJECT: Visitor = { roles: ['EDITOR'], permissions: PERMISSIONS, projectId: '1' };

function entry(path: string, changes: Partial<Guarded> = {}): Entry {
  const placed = matchRow(SAMPLE_ROWS, path);
  if (!placed) throw new Error(`no row for ${path}`);
  const guarded = { token: 't', auth: EDITOR, sessionInvalid: false, visitor: IN_PROJECT };
  return entryTo(placed, { ...guarded, ...changes });
}

describe('a route', () => {
  test('opens for a user who may enter its area', () => {
    expect(entry('/manager_post')).toBe('enter');
  });

  test('leads to the sign-in without a token, whatever else is missing', () => {
    const visitor = { ...IN_PROJECT, permissions: [], projectId: '' };
    expect(entry('/manager_post', { token: '', auth: NOBODY, visitor })).toBe('sign-in');
  });

  test('leads to the sign-in while the second factor is due', () => {
    expect(entry('/', { auth: { ...EDITOR, verifyType: 1, verify2FA: false } })).toBe('sign-in');
    expect(entry('/', { auth: { ...EDITOR, verifyType: 1, verify2FA: true } })).toBe('enter');
  });

  test('is forbidden with a token without a user', () => {
    expect(entry('/manager_post', { auth: NOBODY })).toBe('forbidden');
  });

  test('leads to the project list without a project, before its permission is checked', () => {
    const visitor = { ...IN_PROJECT, permissions: [], projectId: '' };
    expect(entry('/manager_post', { visitor })).toBe('choose-project');
  });

  test.each(['/', '/manager_project'])('%s needs no project', (path) => {
    expect(entry(path, { visitor: { ...IN_PROJECT, projectId: '' } })).toBe('enter');
  });

  test('leads to the sign-in when the session has ended, after the project check', () => {
    expect(entry('/manager_post', { sessionInvalid: true })).toBe('sign-in');
    const visitor = { ...IN_PROJECT, projectId: '' };
    expect(entry('/manager_post', { sessionInvalid: true, visitor })).toBe('choose-project');
  });

  test('is forbidden when a permission is missing', () => {
    expect(entry('/manager_post', { visitor: { ...IN_PROJECT, permissions: [] } })).toBe('forbidden');
  });

  test('create and edit routes follow the rule of their list', () => {
    const visitor = { ...IN_PROJECT, permissions: [] };
    expect(entry('/manager_post/create', { visitor })).toBe('forbidden');
    expect(entry('/manager_post/edit/4', { visitor })).toBe('forbidden');
  });
});
