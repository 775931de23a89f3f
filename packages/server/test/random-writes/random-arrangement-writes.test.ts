import { expect, it } from 'vitest';
import { randomNumbers } from '../../bench/newsroom/random.ts';
import { aPerson } from '../factories/a-person.ts';
import { signIn } from '../factories/sign-in.ts';
import { startTestServer } from '../test-server.ts';
import { aBusyNewsroom, type BusyNewsroom } from './a-busy-newsroom.ts';
import { Choices } from './random-draft.ts';
import { MENUS, writeMenus } from './random-menu-writes.ts';
import { PAGES, watchTree, writePages } from './random-page-writes.ts';
import { TEMPLATES, writeTemplates } from './random-template-writes.ts';
import { RecordController } from './record-controller.ts';

/** `npm run bench -- random-writes` makes 1,000. */
const COUNT = Number(process.env.RANDOM_WRITES ?? 120);
const SEED = 20_261_129;

const server = await startTestServer();

const newsroom = await anArrangedNewsroom();

/** Somebody who may arrange the site leads it; the others are refused most of it. */
async function anArrangedNewsroom(): Promise<BusyNewsroom> {
  const busy = await aBusyNewsroom(server);
  const { projectId } = busy;
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  const headers = await signIn(server.db, person, { project: projectId });
  const lead = { ...person, headers, editingSession: 'editing-session-of-lead' };
  return { ...busy, people: [...busy.people, lead], lead };
}

it.each([
  { things: 'menus', kind: MENUS, write: writeMenus, often: ['menu/update', 'menu/draft', 'menu/publish'] },
  {
    things: 'static pages',
    kind: PAGES,
    watch: watchTree,
    write: writePages,
    often: ['page/update', 'page/transition/{id}'],
  },
  {
    things: 'content templates',
    kind: TEMPLATES,
    write: writeTemplates,
    often: ['content-template/update', 'content-template/bulk'],
  },
])(
  `${COUNT} random writes of $things are refused without a trace or do what they say and no more`,
  {
    timeout: 600_000,
  },
  async ({ kind, write, watch, often }) => {
    const choices = new Choices(randomNumbers(SEED));
    const controller = new RecordController({
      server,
      kind,
      newsroom,
      choices,
      ...(watch && { watch: watch(server.db, newsroom.projectId) }),
    });
    await write(controller, COUNT);
    expect(controller.faults).toEqual([]);
    const made = (call: string) =>
      [...controller.outcomes].find(([name]) => name.endsWith(`/admin/${call} ok`))?.[1];
    for (const call of often) expect(made(call), call).toBeGreaterThan(2);
  },
);
