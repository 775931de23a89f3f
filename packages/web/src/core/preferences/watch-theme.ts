import { useLayout } from './layout-store.ts';
import { isDarkTheme } from './theme-mode.ts';

/** Keeps `data-theme` of the page equal to the chosen theme and, for `system`, to the system's. */
export function watchTheme(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = isDarkTheme(useLayout.getState().themeMode, system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    if (useLayout.getState().isDark !== isDark) useLayout.getState().update({ isDark });
  };
  apply();
  system.addEventListener('change', apply);
  const stopWatching = useLayout.subscribe(apply);
  return () => {
    system.removeEventListener('change', apply);
    stopWatching();
  };
}
