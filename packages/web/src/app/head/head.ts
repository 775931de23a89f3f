// The first script of the page, inside it: it runs before any file of the console has arrived. It sets the theme, names
// the files with texts and makes the first calls, so that nothing of these waits for code. It imports no store.
import { callHeaders } from '#web/core/api/call-headers.ts';
import { beginFirstCall } from '#web/core/api/first-calls.ts';
import { readPublicSettings } from '#web/core/api/public-settings.ts';
import { detectLanguage } from '#web/core/i18n/detect-language.ts';
import { PAGE_START_ID, type PageStart } from '#web/core/routing/page-files.ts';
import { projectInUrl } from '#web/core/routing/project-param.ts';
import { ME } from '#web/core/session/session-calls.ts';
import { APP_CONFIG_KEY, LANGUAGE_KEY, LAYOUT_KEY, TOKEN_KEY } from '#web/core/storage-keys.ts';
import { readStoredTabs } from '#web/core/tabs/stored-tabs.ts';
import { addressOfCall, paramsOf } from './first-addresses.ts';

const layout = storedState(LAYOUT_KEY);
showTheme();
try {
  beginPage();
} catch {
  // The console does all of this itself.
}

/** Before the first paint, so that nobody in the dark sees a white flash. */
function showTheme(): void {
  const mode = layout.themeMode ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function beginPage(): void {
  const json = document.getElementById(PAGE_START_ID)?.textContent;
  if (!json) return;
  const { path, texts, calls } = JSON.parse(json) as PageStart;
  const language = detectLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
  for (const href of texts[language]) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  const token = localStorage.getItem(TOKEN_KEY) ?? '';
  if (token === '') return;
  const { apiBase } = readPublicSettings();
  const { projectCurrentId: remembered, pageSize } = { ...layout, ...storedState(APP_CONFIG_KEY) };
  const begin = (address: string, projectId: string) =>
    beginFirstCall(address, callHeaders({ token, projectId, language }, {}));
  begin(`${apiBase}${ME.path}`, textOf(remembered));
  const project = projectInUrl(location.search) || projectOfTabs() || textOf(remembered);
  if (project === '') return;
  const visit = {
    apiBase,
    params: paramsOf(path, location.pathname),
    search: location.search,
    pageSize: typeof pageSize === 'number' ? pageSize : undefined,
  };
  for (const address of calls.map((call) => addressOfCall(call, visit)))
    if (address !== undefined) begin(address, project);
}

function projectOfTabs(): string {
  return readStoredTabs().find(({ state }) => state?.projectId)?.state?.projectId ?? '';
}

function storedState(key: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}').state ?? {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
