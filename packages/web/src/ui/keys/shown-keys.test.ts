import { expect, test } from 'vitest';
import { isPressed } from './is-pressed.ts';
import { shownKeys } from './shown-keys.ts';

test("keys are named as on the user's keyboard", () => {
  expect(shownKeys('Mod-Shift-8', false)).toBe('Ctrl+Shift+8');
  expect(shownKeys('Mod-b', false)).toBe('Ctrl+B');
  expect(shownKeys('Alt-ArrowUp', false)).toBe('Alt+↑');
  expect(shownKeys('Mod-Alt-2', true)).toBe('⌘⌥2');
});

test('keys are pressed by position, with exactly their own modifiers', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const alt = { ...none, key: 'µ', code: 'KeyM', ctrlKey: true, altKey: true };
  expect(isPressed(alt, 'Mod-Alt-m')).toBe(true);
  expect(isPressed({ ...alt, shiftKey: true }, 'Mod-Alt-m')).toBe(false);
  expect(isPressed({ ...alt, altKey: false }, 'Mod-Alt-m')).toBe(false);
  expect(isPressed({ ...none, key: '/', code: 'Slash', ctrlKey: true }, 'Mod-/')).toBe(true);
});
