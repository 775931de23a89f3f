import { describe, expect, test } from 'vitest';
import { isBarePath, isSignInHash } from './bare-paths.ts';
import { projectInUrl, withoutProject, withProject } from './project-param.ts';

test.each([
  ['/login', true],
  ['/totp', true],
  ['/cho-nao-do/login-moi', true],
  ['/login/set-password', true],
  ['/manager_post', false],
  ['/error500', false],
])('%s is bare: %s', (path, bare) => {
  expect(isBarePath(path)).toBe(bare);
});

test.each([
  ['#/login', true],
  ['#/login?x=1', true],
  ['#login', false],
  ['', false],
])('%j is the hash form of the sign-in: %s', (hash, is) => {
  expect(isSignInHash(hash)).toBe(is);
});

describe('the project of a link', () => {
  test.each([
    ['/manager_post', '2', '/manager_post?project=2'],
    ['/manager_post?page=3', '2', '/manager_post?page=3&project=2'],
    ['/manager_post?page=3#x', '2', '/manager_post?page=3&project=2#x'],
    ['/manager_post', '', '/manager_post'],
  ])('is added to %s', (url, projectId, link) => {
    expect(withProject(url, projectId)).toBe(link);
  });

  test.each([
    ['/manager_post?project=2', '2', '/manager_post'],
    ['/manager_post?page=3&project=7&x=1', '7', '/manager_post?page=3&x=1'],
    ['/manager_post#project=2', '', '/manager_post#project=2'],
  ])('is read from %s and removed again', (link, projectId, url) => {
    expect(projectInUrl(link)).toBe(projectId);
    expect(withoutProject(link)).toBe(url);
  });
});
