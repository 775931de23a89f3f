import { createHmac } from 'node:crypto';
import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import type { WebhookCreate } from '@toasoan/contract/features/webhooks/webhook.ts';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aReceiver, type Received } from './a-receiver.ts';

/** The server and a receiver that it may call; `room` makes a newsroom with its own webhooks. */
export async function aWebhookWorld() {
  const receiver = await aReceiver();
  const server = await startTestServer({ env: { FETCH_PRIVATE_HOSTS: receiver.host } });

  /** Everything that is due so many seconds from now. */
  const work = (seconds = 0) =>
    runDueJobs(server.db, wireJobs(server), () => new Date(Date.now() + seconds * 1_000));

  async function aRoom() {
    const room = await aNewsroom(server);
    const { headers } = room.admin;
    receiver.answers(() => ({ status: 204 }));
    receiver.take();

    const firstSecret = ({ id, version }: { readonly id: string; readonly version: number }) =>
      server.ask(endpoints.rotate, { headers, params: { id }, body: { version, overlapHours: 0 } });

    /** Active, with a secret. */
    async function aWebhook(fields: Partial<WebhookCreate> = {}) {
      const body = {
        title: 'Ứng dụng',
        address: receiver.address,
        topics: ['post.published', 'post.updated', 'post.unpublished', 'post.taken_down'],
        ...fields,
      } as WebhookCreate;
      const made = await server.ask(endpoints.create, { headers, body });
      const { id, version, secret } = await firstSecret(made);
      const active = await server.ask(endpoints.resume, {
        headers,
        params: { id },
        body: { version, dropsWaiting: false },
      });
      return { id, version: active.version, secret };
    }
    return {
      room,
      headers,
      firstSecret,
      aWebhook,
      publish: async () =>
        await room.transition(room.admin, await room.postIn('PENDING_APPROVAL', room.author), 'PUBLISHED'),
      log: async (id: string) => (await server.ask(endpoints.deliveries, { headers, params: { id } })).items,
    };
  }
  return { receiver, server, work, aRoom };
}

export const types = (received: readonly Received[]) => received.map(({ message }) => message.type);

/** As Standard Webhooks publishes it. */
export function signatureOf(secret: string, { headers: sent, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${sent['webhook-id']}.${sent['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
