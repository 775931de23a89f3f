import { describe, expect, it } from 'vitest';
import { compareRights, type RightsHolder } from './compare-rights.ts';
import { NO_PROJECT_RIGHTS } from './permissions.ts';

const ONE = { projectId: '1', workflowMode: 'THREE_STEP', ...NO_PROJECT_RIGHTS } as const;
const TWO = { ...ONE, projectId: '2' } as const;
const THREE = { ...ONE, projectId: '3', workflowMode: 'TWO_STEP' } as const;
const PROJECTS = [ONE, TWO, THREE];
const holder = (options: Partial<RightsHolder> = {}): RightsHolder => ({
  role: 'AUTHOR',
  permissionGrants: [],
  permissionDenials: [],
  projects: [ONE],
  ...options,
});
const changed = (before: RightsHolder, after: RightsHolder) =>
  Object.fromEntries(compareRights(before, after, PROJECTS).map((change) => [change.projectId, change]));

describe('a change of rights', () => {
  it('without effect has no row', () => {
    expect(compareRights(holder(), holder(), PROJECTS)).toEqual([]);
    // A grant of a permission that the role already has.
    expect(compareRights(holder(), holder({ permissionGrants: ['post.view'] }), PROJECTS)).toEqual([]);
  });

  it('of projects gives and takes everything in them', () => {
    const changes = changed(holder(), holder({ projects: [THREE] }));
    expect(Object.keys(changes)).toEqual(['1', '3']);
    expect(changes['1']).toMatchObject({ membership: 'lost', areas: { gained: [] } });
    expect(changes['1']?.areas.lost).toContain('posts');
    expect(changes['3']).toMatchObject({ membership: 'gained', permissions: { lost: [] } });
    expect(changes['3']?.permissions.gained).toContain('post.create');
  });

  it("of role lists areas and permissions of each project, by the project's own rules", () => {
    const changes = changed(holder({ projects: PROJECTS }), holder({ role: 'EDITOR', projects: PROJECTS }));
    expect(changes['1']?.areas.gained).toContain('user-accounts');
    // Project 2 has no user area.
    expect(changes['2']?.areas.gained).not.toContain('user-accounts');
    expect(changes['1']?.permissions.gained).not.toContain('post.publish');
    expect(changes['3']?.permissions.gained).toContain('post.publish');
    expect(changes['']?.permissions.gained).toContain('post.editAny');
  });

  it('by a denial removes the area that the permission opened', () => {
    const changes = changed(holder(), holder({ permissionDenials: ['tag.view'] }));
    expect(changes['1']).toEqual({
      projectId: '1',
      membership: 'kept',
      areas: { gained: [], lost: ['tags'] },
      permissions: { gained: [], lost: ['tag.view'] },
    });
  });

  it('in one project changes nothing elsewhere', () => {
    const both = holder({ role: 'EDITOR', projects: [ONE, TWO] });
    const rights = { permissionGrants: ['post.approve'], permissionDenials: ['tag.view'] };
    const changes = changed(both, { ...both, projects: [{ ...ONE, ...rights }, TWO] });
    expect(Object.keys(changes)).toEqual(['1']);
    expect(changes['1']).toMatchObject({
      membership: 'kept',
      areas: { gained: [], lost: ['tags'] },
      permissions: { gained: ['post.approve'], lost: ['tag.view'] },
    });
    // Belonging to every project, the account has no rights of a single one.
    const raised = changed(
      { ...both, role: 'SUPPER_ADMIN' },
      { ...both, role: 'SUPPER_ADMIN', projects: [{ ...ONE, ...rights }, TWO] },
    );
    expect(raised).toEqual({});
  });

  it('to SUPPER_ADMIN opens every project', () => {
    const changes = changed(holder(), holder({ role: 'SUPPER_ADMIN' }));
    expect([changes['1'], changes['2'], changes['3']].map((change) => change?.membership)).toEqual([
      'kept',
      'gained',
      'gained',
    ]);
  });
});
