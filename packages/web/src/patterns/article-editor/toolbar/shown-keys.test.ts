import { expect, test } from 'vitest';
import { shownKeys } from './shown-keys.ts';

test("keys are named as on the user's keyboard", () => {
  expect(shownKeys('Mod-Shift-8', false)).toBe('Ctrl+Shift+8');
  expect(shownKeys('Mod-b', false)).toBe('Ctrl+B');
  expect(shownKeys('Mod-Alt-2', true)).toBe('⌘⌥2');
});
