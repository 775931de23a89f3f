import { expect, test } from 'vitest';
import { isDarkTheme, toggledTheme } from './theme-mode.ts';

test('toggling cycles light and dark', () => {
  expect(toggledTheme('light')).toBe('dark');
  expect(toggledTheme('dark')).toBe('light');
});

test.each(['system', 'sepia', ''])('%j counts as light, so toggling it goes to dark', (mode) => {
  expect(toggledTheme(mode)).toBe('dark');
});

test.each([
  ['light', true, false],
  ['dark', false, true],
  ['system', true, true],
  ['system', false, false],
  ['sepia', true, false],
])('%s on a machine whose own theme is dark: %s gives dark: %s', (mode, systemIsDark, dark) => {
  expect(isDarkTheme(mode, systemIsDark)).toBe(dark);
});
