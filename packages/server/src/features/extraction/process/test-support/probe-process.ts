/** Tries what the process that reads pages must not be able to do, and prints what came of it. */
import { execFileSync } from 'node:child_process';
import { resolve4 } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { closeNetwork } from '../close-network.ts';

closeNetwork();
const outcomes: Record<string, string> = {};

async function attempt(name: string, way: () => unknown): Promise<void> {
  try {
    await way();
    outcomes[name] = 'done';
  } catch (error) {
    const words = error instanceof Error ? `${error.message} ${error.cause}` : '';
    const isOurs =
      words.includes('no network') || ('code' in Object(error) && Object(error).code === 'ERR_ACCESS_DENIED');
    outcomes[name] = isOurs ? 'refused' : words;
  }
}

await attempt('fetch', () => fetch('http://127.0.0.1:8099/'));
await attempt('http', () => get('http://127.0.0.1:8099/'));
await attempt('net', () => connect(8099, '127.0.0.1'));
await attempt('tls', () => connectTls(8099, '127.0.0.1'));
await attempt('dns', () => resolve4('vidu.example'));
await attempt('write', () => writeFileSync('/tmp/probe', ''));
await attempt('read', () => readFileSync('/etc/hostname'));
await attempt('program', () => execFileSync('true'));
await attempt('environment', () => {
  if (Object.keys(process.env).length === 0) throw new Error('no network');
});
process.stdout.write(JSON.stringify(outcomes));
