import { describe, expect, it } from 'vitest';
import type { AreaRule } from './area-rules.ts';
import { canEnter, refusalOf, type Visitor } from './can-enter.ts';

const open: AreaRule = {
  roles: [],
  authorityRole: 'any',
  authority: [],
  authorityType: 'any',
  needProject: false,
  listProject: [],
  hideForProjects: [],
};
const visitor: Visitor = { roles: ['EDITOR'], permissions: ['post.view', 'tag.view'], projectId: '1' };

describe('entering an area', () => {
  it('is open to everyone if the list of roles is empty', () => {
    expect(canEnter(open, { ...visitor, roles: [] })).toBe(true);
  });

  it('needs one of the roles, or all of them if the rule says so', () => {
    expect(refusalOf({ ...open, roles: ['ADMIN', 'EDITOR'] }, visitor)).toBeUndefined();
    expect(refusalOf({ ...open, roles: ['ADMIN'] }, visitor)).toBe('role');
    expect(refusalOf({ ...open, roles: ['ADMIN', 'EDITOR'], authorityRole: 'all' }, visitor)).toBe('role');
  });

  it('needs any permission by default and every one in the mode all', () => {
    const rule: AreaRule = { ...open, authority: ['post.view', 'post.publish'] };
    expect(refusalOf(rule, visitor)).toBeUndefined();
    expect(refusalOf({ ...rule, authorityType: 'all' }, visitor)).toBe('permission');
    expect(refusalOf({ ...rule, authority: ['post.publish'] }, visitor)).toBe('permission');
  });

  it('needs a project if the rule says so', () => {
    expect(refusalOf({ ...open, needProject: true }, { ...visitor, projectId: '' })).toBe('project-required');
  });

  it('is open to the listed projects only and closed to the hidden ones', () => {
    expect(refusalOf({ ...open, listProject: ['2'] }, visitor)).toBe('project');
    expect(refusalOf({ ...open, listProject: ['1', '2'] }, visitor)).toBeUndefined();
    expect(refusalOf({ ...open, hideForProjects: ['1'] }, visitor)).toBe('project');
    expect(refusalOf({ ...open, hideForProjects: ['2'] }, { ...visitor, projectId: '12' })).toBeUndefined();
  });
});
