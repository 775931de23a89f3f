import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { LayoutWork } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';
import { layoutWork } from './layout-work-view.ts';
import { aWatchedBlock, seeLead } from './test-support/a-seen-lead.ts';

const HOUR = 3_600_000;
/** Noon in Việt Nam. */
const NOW = Date.parse('2026-12-01T05:00:00Z');
const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});
const aPost = () => room.postIn('PUBLISHED', room.editor);

describe('the work of layouts on the dashboard', () => {
  const onDashboard = async ({ headers }: Staff = room.admin) =>
    (await server.ask(dashboardEndpoints.get, { headers })).layouts;
  const work = async () => {
    const column = layoutWork(room.projectId, new Date(NOW));
    const { rows } = await sql<{ work: LayoutWork }>`SELECT ${column} AS work`.execute(server.db);
    return rows[0]?.work;
  };

  test('counts drafts, changes of what is published, and times', async () => {
    const { headers } = room.admin;
    const none = { drafts: 0, changed: 0, scheduled: 0, endingPins: 0, staleLeads: 0 };
    expect(await onDashboard()).toEqual(none);
    const made = await server.ask(layoutEndpoints.create, {
      headers,
      body: { title: 'Tối', blocks: [aWatchedBlock()] },
    });
    expect(await onDashboard()).toEqual({ ...none, drafts: 1 });
    const at = new Date(Date.now() + 2 * HOUR).toISOString();
    const { id, version } = await server.ask(layoutEndpoints.publish, {
      headers,
      body: { id: made.id, version: made.version, at },
    });
    expect(await onDashboard()).toEqual({ ...none, drafts: 1, scheduled: 1 });
    const seen = await server.ask(layoutEndpoints.publish, { headers, body: { id, version } });
    expect(await onDashboard()).toEqual(none);
    await server.ask(layoutEndpoints.update, {
      headers,
      body: { id, version: seen.version, title: 'Tối muộn', blocks: [aWatchedBlock({ hidden: true })] },
    });
    expect(await onDashboard()).toEqual({ ...none, changed: 1 });
  });

  test('counts pins that end later today, of published layouts alone, and stale leads', async () => {
    const posts = [await aPost(), await aPost(), await aPost()] as const;
    const until = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
    const pinned = [3, -1, 13].map((hours, index) => ({
      postId: posts[index]?.id ?? '',
      slot: index + 1,
      until: until(hours),
    }));
    const { headers } = room.admin;
    const blocks = [aWatchedBlock({ config: { ...PLAIN_CONFIG, sourceMode: 'MIXED', pinned } })];
    const draft = await server.ask(layoutEndpoints.create, { headers, body: { title: 'Tối', blocks } });
    const { id, version } = draft;
    await seeLead(server.db, {
      projectId: room.projectId,
      layoutId: id,
      post: posts[0],
      time: new Date(NOW - 4 * HOUR),
    });
    expect(await work()).toMatchObject({ endingPins: 0, staleLeads: 0 });
    await server.ask(layoutEndpoints.publish, { headers, body: { id, version } });
    expect(await work()).toMatchObject({ endingPins: 1, staleLeads: 1 });
  });

  test('is for people who may enter the layouts', async () => {
    expect(await onDashboard(room.editor)).toBeNull();
  });
});
