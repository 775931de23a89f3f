import { describe, expect, it } from 'vitest';
import { compareRights, type RightsHolder } from './compare-rights.ts';

const PROJECTS = [
  { projectId: '1', workflowMode: 'THREE_STEP' },
  { projectId: '2', workflowMode: 'THREE_STEP' },
  { projectId: '3', workflowMode: 'TWO_STEP' },
] as const;
const holder = (options: Partial<RightsHolder> = {}): RightsHolder => ({
  role: 'AUTHOR',
  permissionGrants: [],
  permissionDenials: [],
  projects: ['1'],
  ...options,
});
const changed = (before: RightsHolder, after: RightsHolder) =>
  Object.fromEntries(compareRights(before, after, PROJECTS).map((change) => [change.projectId, change]));

describe('A change of rights', () => {
  it('that changes nothing has no row', () => {
    expect(compareRights(holder(), holder(), PROJECTS)).toEqual([]);
    // A grant of what the role has anyway.
    expect(compareRights(holder(), holder({ permissionGrants: ['post.view'] }), PROJECTS)).toEqual([]);
  });

  it('of projects gives and takes everything in them', () => {
    const changes = changed(holder(), holder({ projects: ['3'] }));
    expect(Object.keys(changes)).toEqual(['1', '3']);
    expect(changes['1']).toMatchObject({ membership: 'lost', areas: { gained: [] } });
    expect(changes['1']?.areas.lost).toContain('posts');
    expect(changes['3']).toMatchObject({ membership: 'gained', permissions: { lost: [] } });
    expect(changes['3']?.permissions.gained).toContain('post.create');
  });

  it('of role names areas and permissions of each project, by its own rules', () => {
    const changes = changed(
      holder({ projects: ['1', '2', '3'] }),
      holder({ role: 'EDITOR', projects: ['1', '2', '3'] }),
    );
    expect(changes['1']?.areas.gained).toContain('user-accounts');
    // Project 2 has no user area.
    expect(changes['2']?.areas.gained).not.toContain('user-accounts');
    expect(changes['1']?.permissions.gained).not.toContain('post.publish');
    expect(changes['3']?.permissions.gained).toContain('post.publish');
    expect(changes['']?.permissions.gained).toContain('post.editAny');
  });

  it('by a denial takes an area away where it was the key to it', () => {
    const changes = changed(holder(), holder({ permissionDenials: ['tag.view'] }));
    expect(changes['1']).toEqual({
      projectId: '1',
      membership: 'kept',
      areas: { gained: [], lost: ['tags'] },
      permissions: { gained: [], lost: ['tag.view'] },
    });
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
