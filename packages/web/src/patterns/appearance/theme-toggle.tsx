import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

export function ThemeToggle() {
  const { t } = useTranslation('appearance');
  // The action follows the stored mode, not the displayed theme: `system` counts as light.
  const goesDark = useLayout(({ themeMode }) => themeMode !== 'dark');
  const toggle = useLayout(({ toggleTheme }) => toggleTheme);
  return (
    <IconButton
      icon={goesDark ? <Moon size={18} /> : <Sun size={18} />}
      label={t(goesDark ? 'theme.dark' : 'theme.light')}
      onClick={toggle}
    />
  );
}
