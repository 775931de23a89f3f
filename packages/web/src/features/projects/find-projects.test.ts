import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { expect, test } from 'vitest';
import { findProjects } from './find-projects.ts';
import { projectLetters } from './project-sign.tsx';

function project(projectId: string, name: string, siteType: SessionProject['siteType']): SessionProject {
  return {
    projectId,
    code: `ma-${projectId}`,
    name,
    siteType,
    color: 'green',
    status: 'ENABLE',
    workflowMode: 'THREE_STEP',
    allowSelfApprove: false,
    domains: [`trang${projectId}.vn`],
    logo: null,
    permissionGrants: [],
    permissionDenials: [],
  };
}

const PROJECTS = [
  project('1', 'Cổng thông tin Việt Nam', 'Vietnam'),
  project('2', 'Happy Việt Nam', 'Happy'),
  project('3', 'Đồng Nai', 'custom'),
];

function namesFor(text: string, siteType?: SessionProject['siteType']): readonly string[] {
  return findProjects(PROJECTS, text, siteType).map(({ name }) => name);
}

test('without text and type all projects match', () => {
  expect(namesFor('')).toHaveLength(3);
});

test('diacritics, case and Unicode composition do not matter', () => {
  expect(namesFor('dong nai')).toEqual(['Đồng Nai']);
  expect(namesFor('VIỆT NAM'.normalize('NFD'))).toEqual(['Cổng thông tin Việt Nam', 'Happy Việt Nam']);
});

test('the address is searched too', () => {
  expect(namesFor('trang3')).toEqual(['Đồng Nai']);
});

test('the type narrows the result', () => {
  expect(namesFor('viet nam', 'Happy')).toEqual(['Happy Việt Nam']);
});

test('archived projects come last', () => {
  const [first, ...others] = PROJECTS;
  if (!first) throw new Error('there are projects');
  const found = findProjects([{ ...first, status: 'DISABLED' }, ...others], '', undefined);
  expect(found.map(({ projectId }) => projectId)).toEqual(['2', '3', '1']);
});

test.each([
  ['viet-nam', 'VN'],
  ['happy-viet-nam', 'HV'],
  ['lao-cai', 'LC'],
  ['hue', 'H'],
])('the letters of %s are %s', (code, letters) => {
  expect(projectLetters(code)).toBe(letters);
});
