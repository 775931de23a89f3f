import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { eventPreviewEndpoints } from '@toasoan/contract/features/events/preview/preview-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, type EventsRoom } from '../test-support/an-events-room.ts';

const server = await startTestServer();
let room: EventsRoom;
beforeEach(async () => {
  room = await anEventsRoom(server);
});

const asking = (by: EventStaff, { id }: { readonly id: string }, draft?: EventDraft) => ({
  headers: by.headers,
  params: { id },
  body: draft === undefined ? {} : { draft },
});
const show = async (...how: Parameters<typeof asking>) =>
  (await server.ask(eventPreviewEndpoints.show, asking(...how))).page;
const refusal = async (...how: Parameters<typeof asking>) =>
  (await server.refusal(eventPreviewEndpoints.show, asking(...how))).code;

describe('the preview of an event', () => {
  it('is its page on the site before anybody else can open it', async () => {
    const event = await room.write(room.author, { ...room.finished(), title: 'Hội đền Hùng' });
    const page = await show(room.author, event);
    for (const shown of [
      '<h1>Hội đền Hùng</h1>',
      'Hoàng thành Thăng Long',
      'Trung tâm Bảo tồn Di sản',
      '<div class="cover"><figure><img ',
      '<footer class="site-foot">',
    ])
      expect(page).toContain(shown);
    for (const never of ['<script>', '<script src', 'id="comments"']) expect(page).not.toContain(never);
  });

  it('shows what is typed over what is saved, and saves nothing', async () => {
    const event = await room.write(room.author, { ...room.finished(), title: 'Tên đã lưu' });
    const page = await show(room.author, event, { title: 'Tên vừa gõ', placeName: 'Sân vận động Mỹ Đình' });
    expect(page).toContain('<h1>Tên vừa gõ</h1>');
    expect(page).toContain('Sân vận động Mỹ Đình');
    expect(page).toContain('Ba ngày hội bên sông.');
    expect(await room.read(event, room.author)).toMatchObject({
      title: 'Tên đã lưu',
      version: event.version,
    });
  });

  it('shows an earlier version to whoever may read it in the history', async () => {
    const event = await room.write(room.author, { ...room.finished(), title: 'Bản đầu tiên' });
    await server.ask(eventEndpoints.update, {
      headers: room.author.headers,
      body: { id: event.id, version: event.version, title: 'Bản thứ hai' },
    });
    const older = (by: EventStaff, versionNo: number) => ({
      headers: by.headers,
      params: { id: event.id },
      body: { versionNo },
    });
    const shown = await server.ask(eventPreviewEndpoints.show, older(room.author, 1));
    expect(shown.page).toContain('<h1>Bản đầu tiên</h1>');
    expect(shown.older).toMatchObject({ no: 1, title: 'Bản đầu tiên' });
    const other = await room.hire('AUTHOR');
    for (const asked of [older(other, 1), older(room.author, 99)])
      expect((await server.refusal(eventPreviewEndpoints.show, asked)).code).toBe('NOT_FOUND');
  });

  it('is refused to whoever may not read it, and typed text to whoever may not write it', async () => {
    const other = await room.hire('AUTHOR');
    const event = await room.write(room.author, room.finished());
    expect(await refusal(other, event)).toBe('NOT_FOUND');
    const open = await room.published();
    expect(await refusal(other, open, { title: 'Sửa lén' })).toBe('FORBIDDEN');
    expect(await show(other, open)).toContain('<article class="story"');
    const elsewhere = await anEventsRoom(server);
    expect(await refusal(elsewhere.admin, open)).toBe('NOT_FOUND');
  });
});
