import { AREA_RULES, type AreaRule } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import { ROLES } from '@toasoan/contract/access/roles.ts';
import { describe, expect, test } from 'vitest';
import { MOST_NOT_YET_BUILT, mayEnter, NOT_YET_BUILT, SPEC_ROUTES } from '#test/spec-route-table.ts';

/** '' is no project, '1' and '8' have no rule of their own. */
const PROJECTS = ['', '1', '2', '7', '8'];
const areas: Readonly<Record<string, AreaRule>> = AREA_RULES;
const built = SPEC_ROUTES.filter(({ path }) => !NOT_YET_BUILT.includes(path));

describe("The specification's route table", () => {
  test('names every route once', () => {
    const paths = SPEC_ROUTES.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test('has no row that is listed as not yet built although its area exists', () => {
    const listed = SPEC_ROUTES.filter(({ path }) => NOT_YET_BUILT.includes(path));
    expect(listed.filter(({ area }) => area in areas).map(({ path }) => path)).toEqual([]);
    expect(listed).toHaveLength(NOT_YET_BUILT.length);
  });

  test('has no row that is missing without being listed', () => {
    expect(built.filter(({ area }) => !(area in areas)).map(({ path }) => path)).toEqual([]);
  });

  test('is the origin of every area of the contract', () => {
    const known = new Set(built.map(({ area }) => area));
    expect(Object.keys(areas).filter((area) => !known.has(area))).toEqual([]);
  });

  test('only shrinks: the list of unbuilt rows never grows', () => {
    expect(NOT_YET_BUILT.length).toBeLessThanOrEqual(MOST_NOT_YET_BUILT);
  });
});

describe.each(built)('$path', (route) => {
  test.each(ROLES)('is open to %s in exactly the projects of the specification', (role) => {
    const rule = areas[route.area];
    const permissions = permissionsIn({ role, permissionGrants: [], permissionDenials: [] }, undefined);
    const open = PROJECTS.filter(
      (projectId) => rule && canEnter(rule, { roles: [role], permissions, projectId }),
    );
    expect(open).toEqual(PROJECTS.filter((projectId) => mayEnter(route, role, projectId)));
  });
});
