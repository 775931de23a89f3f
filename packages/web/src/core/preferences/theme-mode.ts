export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

// Spec: toggling cycles light and dark, any other stored value counts as light.
export function toggledTheme(mode: string): ThemeMode {
  return mode === 'dark' ? 'light' : 'dark';
}

export function isDarkTheme(mode: string, systemIsDark: boolean): boolean {
  return mode === 'dark' || (mode === 'system' && systemIsDark);
}
