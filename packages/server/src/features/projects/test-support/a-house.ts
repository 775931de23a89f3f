import { ROLES, type Role } from '@toasoan/contract/access/roles.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

type Headers = Readonly<Record<string, string>>;

/** A project with one person of each role; their calls name no current project. */
export interface House {
  readonly id: string;
  readonly people: Readonly<Record<Role, Person>>;
  readonly headers: Readonly<Record<Role, Headers>>;
  project(): Promise<Project>;
  /** Changes the project as it is now and answers the code: 'OK' or that of the refusal. */
  updateCode(as: Role, change: object): Promise<string>;
  transitionCode(to: 'ENABLE' | 'DISABLED', as?: Role): Promise<string>;
}

export async function aHouse(server: TestServer, options: { readonly id?: string } = {}): Promise<House> {
  const { db } = server;
  const id = await aProject(db, options);
  const people: Partial<Record<Role, Person>> = {};
  const headers: Partial<Record<Role, Headers>> = {};
  for (const role of ROLES) {
    const person = await aPerson(db, { role, projects: role === 'SUPPER_ADMIN' ? [] : [id] });
    people[role] = person;
    headers[role] = await signIn(db, person);
  }
  const of = headers as House['headers'];
  const project = () => server.ask(projectEndpoints.detail, { headers: of.SUPPER_ADMIN, params: { id } });
  return {
    id,
    people: people as House['people'],
    headers: of,
    project,
    updateCode: async (as, change) => {
      const { version } = await project();
      const body = { projectId: id, version, ...change };
      const { envelope } = await server.send(projectEndpoints.update, { headers: of[as], body });
      return 'code' in envelope ? envelope.code : 'OK';
    },
    transitionCode: async (to, as = 'SUPPER_ADMIN') => {
      const { version } = await project();
      const input = { headers: of[as], params: { id }, body: { version, to } };
      const { envelope } = await server.send(projectEndpoints.transition, input);
      return 'code' in envelope ? envelope.code : 'OK';
    },
  };
}

/** A body that `create` accepts, different each time. */
export function aNewProject<Options extends object>(options?: Options) {
  return { name: `Trang địa phương ${aNumber()}`, ...options };
}
