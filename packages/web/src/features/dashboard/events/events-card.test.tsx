import type { BoardEvent, Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { card, openDashboard, tiles } from '../test-support/open-dashboard.ts';
import { aDashboard } from '../test-support/sample-dashboard.ts';

const BOARD = '/admin/event/coverageBoard';
const HOUR = 3_600_000;
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const person = { userId: '7', name: 'Trần Phóng Viên' };
const piece = (changes: Partial<Coverage>): Coverage => ({
  id: '31',
  eventId: '5',
  day: null,
  kind: 'TEXT',
  note: '',
  assignee: person,
  dueTime: null,
  state: 'ASSIGNED',
  dueStays: false,
  isDone: false,
  isNeeded: true,
  post: null,
  createTime: '2026-11-01T03:00:00.000Z',
  updateTime: '2026-11-01T03:00:00.000Z',
  createdBy: person,
  updatedBy: person,
  version: 1,
  ...changes,
});
function onBoard(eventId: string, title: string, hours: number, more: Partial<BoardEvent> = {}): BoardEvent {
  const start = Date.now() + hours * HOUR;
  return {
    eventId,
    day: hanoiDay(start),
    title,
    eventType: 'FESTIVAL',
    startTime: new Date(start).toISOString(),
    endTime: null,
    allDay: false,
    eventStatus: 'SCHEDULED',
    state: 'PUBLISHED',
    placeName: 'Cung Quy hoạch',
    provinceCode: '22',
    repeats: false,
    slots: { TEXT: 'NONE', PHOTO: 'NONE', VIDEO: 'NONE', TRANSLATION: 'NONE', MENU: 'NONE' },
    gaps: ['NOBODY', 'NO_PHOTO'],
    coverage: [],
    ...more,
  };
}
const answerBoard = (...items: readonly BoardEvent[]) =>
  network.answer(BOARD, { items, open: 1, isCapped: false });
const changed = () =>
  publishNotice({ id: '9', kind: 'event', projectId: '1', thingId: '5', editingSession: null });

const ours = () => card('Sự kiện hôm nay và sắp tới');

describe('events on the dashboard', () => {
  test('stand by day with who covers them and what is missing, and follow what others do', async () => {
    const covered = onBoard('6', 'Lễ tri ân', 49, { gaps: ['NO_PHOTO'], coverage: [piece({})] });
    answerBoard(onBoard('5', 'Triển lãm ảnh', -2), covered);
    await openDashboard(network, aDashboard());
    const line = (name: string) => ours().getByRole('listitem').filter({ hasText: name });
    await expect
      .element(line('Triển lãm ảnh'))
      .toMatchTextContent(/^Đang diễn ra ?Triển lãm ảnh ?Cung Quy hoạch ?Chưa ai đưa tin ?Chưa có ảnh$/);
    await expect
      .element(line('Lễ tri ân'))
      .toMatchTextContent(/Người đưa tin: ?Trần Phóng Viên ?Chưa có ảnh$/);
    await expect.element(ours().getByText('1 việc chưa ai nhận')).toBeVisible();
    await expect.element(ours().getByRole('heading', { name: /^Hôm nay, / })).toBeVisible();
    await expectAccessible();
    answerBoard(covered);
    changed();
    await expect.element(line('Triển lãm ảnh')).not.toBeInTheDocument();
    await userEvent.click(ours().getByRole('link', { name: 'Lễ tri ân' }));
    expect(here().pathname).toBe('/manager_event/view/6');
  });

  test('are hidden if there are none', async () => {
    answerBoard();
    await openDashboard(network, aDashboard());
    await expect.poll(() => network.to(BOARD)).toHaveLength(1);
    await expect.element(tiles()).toBeVisible();
    await expect.element(ours()).not.toBeInTheDocument();
  });

  test('are not asked for where a person may not see them', async () => {
    const permissions = aSession().user.permissions.filter((one) => one !== 'event.view');
    await openDashboard(network, aDashboard(), aSession({ user: { permissions } }));
    await expect.element(card('Hoạt động gần đây')).toBeVisible();
    await expect.poll(() => network.to('/admin/comment/counts').length).toBeGreaterThan(0);
    expect(network.to(BOARD)).toEqual([]);
  });
});
