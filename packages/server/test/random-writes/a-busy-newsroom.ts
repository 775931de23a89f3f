import type { Role } from '@toasoan/contract/access/roles.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { aMedia } from '../factories/a-media.ts';
import { aPerson, type Person } from '../factories/a-person.ts';
import { aProject } from '../factories/a-project.ts';
import { signIn } from '../factories/sign-in.ts';
import type { TestServer } from '../test-server.ts';

export interface Colleague extends Person {
  readonly headers: Record<string, string>;
  readonly editingSession: string;
}

/** People, terms and files whose names and numbers are the same in every run. */
export interface BusyNewsroom {
  readonly projectId: string;
  readonly people: readonly Colleague[];
  readonly lead: Colleague;
  readonly categoryIds: readonly string[];
  readonly tagIds: string[];
  readonly topicIds: readonly string[];
  readonly mediaIds: readonly string[];
}

const ROLES: readonly Role[] = ['AUTHOR', 'AUTHOR', 'EDITOR', 'ADMIN'];
const CATEGORIES = ['Thời sự', 'Kinh tế', 'Thể thao', 'Giáo dục', 'Y tế'];
const TAGS = ['lũ lụt', 'giá lúa', 'bóng đá', 'học phí', 'tiêm chủng', 'cao tốc', 'cà phê', 'điện gió'];
const TOPICS = ['Bầu cử 2026', 'Bão số 9'];
const FILES = 5;

export async function aBusyNewsroom(server: TestServer): Promise<BusyNewsroom> {
  const projectId = await aProject(server.db);
  // Answers name the domains, and the factory numbers them.
  const domains = ['ban-tin.example'];
  await server.db.updateTable('projects').set({ domains }).where('id', '=', projectId).execute();
  const people: Colleague[] = [];
  for (const [index, role] of ROLES.entries()) {
    const options = { role, projects: [projectId], displayName: `Phóng viên ${index}` };
    const person = await aPerson(server.db, options);
    const headers = await signIn(server.db, person, { project: projectId });
    people.push({ ...person, headers, editingSession: `editing-session-of-${index}` });
  }
  const lead = people.at(-1);
  if (lead === undefined) throw new Error('A newsroom has people.');
  const { headers } = lead;
  const categoryIds: string[] = [];
  for (const title of CATEGORIES)
    categoryIds.push((await server.ask(categoryEndpoints.create, { headers, body: { title } })).id);
  const tagIds: string[] = [];
  for (const title of TAGS)
    tagIds.push((await server.ask(tagEndpoints.create, { headers, body: { title } })).id);
  const topicIds: string[] = [];
  for (const title of TOPICS)
    topicIds.push((await server.ask(tagEndpoints.create, { headers, body: { title, kind: 'TOPIC' } })).id);
  const mediaIds: string[] = [];
  for (let index = 0; index < FILES; index += 1) mediaIds.push(await aFile(server, projectId, index));
  return { projectId, people, lead, categoryIds, tagIds, topicIds, mediaIds };
}

function aFile({ db }: TestServer, projectId: string, index: number): Promise<string> {
  return aMedia(db, projectId, {
    key: `pictureForRandomWrite${index}`,
    file_name: `anh-${index}.jpg`,
    content: Buffer.from(`ảnh ${index}`),
  });
}
