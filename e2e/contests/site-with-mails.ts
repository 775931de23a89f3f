import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { testBrowser } from '../../scripts/setup/test-browser.mjs';
import { type MailBox, openMailBox } from './mail-box.ts';

const SERVE = fileURLToPath(new URL('../../scripts/testing/serve-newsroom.mjs', import.meta.url));
const READY = /http:\/\/\S+$/;
/** The domain of the contests' project in the demo. */
const DOMAIN = 'happy.toasoan.local';

export interface SiteWithMails {
  /** Of the site, by its own domain. */
  readonly url: string;
  /** Finds the domains of the demo on this machine. */
  readonly browser: Browser;
  readonly mails: MailBox;
  readonly close: () => Promise<void>;
}

/** A newsroom of its own with the demo, whose mails come here: the one of the other journeys sends none. */
export async function openSiteWithMails(): Promise<SiteWithMails> {
  const mails = await openMailBox();
  const port = await freePort();
  const server = spawn(process.execPath, [SERVE], {
    // The pages name the port where readers send to, so it is chosen before.
    env: { ...process.env, PORT: String(port), NEWSROOM_SMTP_URL: mails.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  await isReady(server.stdout);
  const { executablePath, args, env } = testBrowser();
  const browser = await chromium.launch({
    ...{ executablePath, env },
    args: [...args, '--host-resolver-rules=MAP *.toasoan.local 127.0.0.1'],
  });
  return {
    url: `http://${DOMAIN}:${port}`,
    browser,
    mails,
    async close() {
      await browser.close();
      server.kill('SIGTERM');
      await ended;
      await mails.close();
    },
  };
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface(output)) {
    if (!READY.test(line)) continue;
    // What follows is not read, and must not fill the pipe.
    output.resume();
    return;
  }
  throw new Error('The newsroom did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
