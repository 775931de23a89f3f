import { expect, test } from 'vitest';
import { namesThatFit } from './names-that-fit.ts';

test('an answer of few keys names them all', () => {
  expect(namesThatFit(new Set(['project-1', 'post-2']))).toEqual(['project-1', 'post-2']);
});

test('an answer of thousands of keys names the first of them, the site before all, within three thousand bytes', () => {
  const posts = Array.from({ length: 5_000 }, (_, index) => `post-${index}`);
  const names = namesThatFit(new Set(['project-1', ...posts]));
  expect(names[0]).toBe('project-1');
  expect(names.length).toBeGreaterThan(200);
  expect(names.join(',').length).toBeLessThanOrEqual(3_000);
});
