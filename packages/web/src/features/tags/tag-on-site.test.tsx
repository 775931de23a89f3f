import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useProjects } from '#web/core/project/project-store.ts';
import { inProduction } from '../../../test/in-production.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aProject } from '../../../test/people.ts';
import { aTag, openTags } from './test-support/open-tags.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(() => vi.restoreAllMocks());

const entry = () => page.getByRole('menuitem', { name: 'Xem trên trang' });
const openMenu = () => userEvent.click(page.getByRole('button', { name: 'Thao tác với Huế' }));

test('the menu of a public tag opens its page at the domain of the site', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openTags(network, [aTag({ slug: 'hue' })]);
  await openMenu();
  await userEvent.click(entry());
  expect(open.mock.calls).toEqual([['https://toasoan.local/the/hue', '_blank', 'noopener']]);
});

test('a site without a domain has its pages below the console’s own host', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openTags(network, [aTag({ slug: 'hue' })]);
  useProjects.setState({ data: [aProject({ domains: [] })] });
  await openMenu();
  await userEvent.click(entry());
  expect(open.mock.calls[0]?.[0]).toBe(`${location.origin}/s/viet-nam/the/hue`);
});

test('in production a site without a domain has no page to open', async () => {
  inProduction();
  await openTags(network, [aTag({ slug: 'hue' })]);
  useProjects.setState({ data: [aProject({ domains: [] })] });
  await openMenu();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  await expect.element(entry()).not.toBeInTheDocument();
});

test.each([
  ['is off', { status: 'DISABLED' as const }],
  ['was merged', { mergedInto: { id: '6', title: 'Thừa Thiên Huế' } }],
])('a tag that %s has no page to open', async (_what, changes) => {
  await openTags(network, [aTag(changes)]);
  await openMenu();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  await expect.element(entry()).not.toBeInTheDocument();
});
