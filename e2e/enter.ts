import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { NEWSROOM } from './newsroom.ts';

export type Person = keyof Omit<typeof NEWSROOM, 'url'>;

/** A person who can sign in, from the demo or created by a journey. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

interface Look {
  readonly theme?: 'light' | 'dark' | 'system';
  readonly language?: 'vi' | 'en';
  /** Opens every panel beside a post or an event, also those that are closed by default. */
  readonly allPanels?: boolean;
  /** The main one when absent. */
  readonly projectId?: string | undefined;
}

const PANELS = [
  'notes',
  'publish',
  'kind',
  'terms',
  'authors',
  'related',
  'display',
  'seo',
  'legal',
  'note',
  'assignee',
  'placement',
  'takedown',
  'correction',
  'royalty',
  'share',
];

const EVENT_PANELS = ['tickets', 'guests', 'related', 'contact', 'seo', 'note'];

/** Gets the token of a full session without the console. */
export async function tokenOf(request: APIRequestContext, person: Person | Account): Promise<string> {
  const { email, password } = typeof person === 'string' ? NEWSROOM[person] : person;
  const answer = await request.post('/api/admin/login', { data: { email, password, recaptchaToken: '' } });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Makes a call of a signed-in person in the main project, like the console. @returns its `data`. */
export async function ask<Data>(
  request: APIRequestContext,
  token: string,
  method: 'get' | 'post' | 'delete',
  path: string,
  data?: unknown,
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, 'project-id': '1' };
  const answer = await request[method](`/api/admin/${path}`, {
    headers,
    ...(data !== undefined && { data }),
  });
  const body = (await answer.json()) as { error: number; message?: string; data: Data };
  expect(body, `${method} ${path}`).toMatchObject({ error: 0 });
  return body.data;
}

/** Opens a page of a project as a person who is already signed in. */
export async function enter(
  page: Page,
  person: Person | Account,
  path: string,
  look: Look = {},
): Promise<string> {
  const token = await tokenOf(page.request, person);
  const { theme = 'light', language = 'vi', allPanels = false, projectId = '1' } = look;
  const names = [...PANELS.map((name) => `post.${name}`), ...EVENT_PANELS.map((name) => `event.${name}`)];
  const panels = Object.fromEntries((allPanels ? names : []).map((name) => [name, true]));
  // Preferences from an earlier journey of this person would override the settings of the browser.
  await ask(page.request, token, 'post', 'user/preferences', {
    appConfig: { density: 'comfortable', pageSize: 20, letterKeys: true, columns: {} },
    pageConfig: { panels, lastTabs: {} },
    layout: { themeMode: theme, showBreadcrumb: true, locale: language },
  });
  await page.addInitScript(
    ({ token, theme, language, projectId }) => {
      if (localStorage.getItem('token') !== null) return;
      localStorage.setItem('token', token);
      localStorage.setItem('i18nextLng', language);
      const state = { themeMode: theme, locale: language, projectCurrentId: projectId };
      localStorage.setItem('layout-config', JSON.stringify({ state, version: 2 }));
    },
    { token, theme, language, projectId },
  );
  await page.goto(path);
  return token;
}
