import { onTestFinished } from 'vitest';

/** The page says that it comes from a server in production, which shows sites at their domains alone. */
export function inProduction(): void {
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = 'public-settings';
  settings.textContent = JSON.stringify({ showsSites: false });
  document.head.append(settings);
  onTestFinished(() => settings.remove());
}
