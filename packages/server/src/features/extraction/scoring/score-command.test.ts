import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreExtraction } from './score-command.ts';

const TEXT =
  'Sáng 20/11, hàng nghìn người dân xã Hòa Bình đã có mặt hai bên bờ sông để xem các đội đua tranh tài.';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  const html = `<h1>Mở hội đua thuyền</h1><time>20/11/2026 15:44</time><article class="entry-content"><p>${TEXT}</p><p>${TEXT}</p></article>`;
  const expected = {
    title: 'Mở hội đua thuyền',
    publishedTime: '2026-11-20T08:44:00.000Z',
    body: [TEXT, TEXT],
    authors: ['Minh Khuê'],
  };
  await writeFile(join(folder, 'a.html'), html);
  await writeFile(join(folder, 'a.json'), JSON.stringify({ url: 'https://vidu.example/a.html', expected }));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  await scoreExtraction(args, { folder, print: (text) => printed.push(text) });
  return printed.join('\n');
}

describe('the command that scores extraction', () => {
  it('prints every field of a folder twice, names the worst pages and writes the same as JSON', async () => {
    const printed = await run('.', '--worst', '1', '--json', 'scores.json');
    expect(printed).toContain('with templates: 1 pages');
    expect(printed).toMatch(/title +1\.000 +1\.000 +1\.000/);
    expect(printed).toMatch(/authors +0\.000 +0\.000 +0\.000/);
    expect(printed).toContain('a: authors 0.00');
    const [withTemplates, without] = JSON.parse(await readFile(join(folder, 'scores.json'), 'utf8'));
    expect(withTemplates).toMatchObject({ how: 'with templates', fields: { body: { f1: 1 } } });
    expect(without).toMatchObject({ how: 'without templates', byPage: [{ name: 'a', f1: { authors: 0 } }] });
    await rm(join(folder, 'scores.json'));
  });

  it('says what is wrong with a folder or a page', async () => {
    await expect(run()).rejects.toThrow('Usage');
    await expect(run('none')).rejects.toThrow('is no folder');
    await writeFile(join(folder, 'b.json'), '{}');
    await expect(run('.')).rejects.toThrow(/b: /);
    await rm(join(folder, 'b.json'));
  });
});
