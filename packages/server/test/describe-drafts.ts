import type { BodyOf, DataOf, Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { describe, expect, test } from 'vitest';
import { aPerson } from './factories/a-person.ts';
import { aProject } from './factories/a-project.ts';
import { signIn } from './factories/sign-in.ts';
import type { TestServer } from './test-server.ts';

interface Drafted {
  readonly id: string;
  readonly version: number;
  readonly hasDraft: boolean;
  readonly publishedTime: string | null;
  readonly published: unknown;
  readonly draft: unknown;
}

interface DraftCase<Create extends Endpoint, Draft extends Endpoint, Things> {
  readonly server: TestServer;
  readonly endpoints: {
    readonly create: Create;
    readonly draft: Draft;
    readonly discard: Endpoint;
    readonly publish: Endpoint;
    readonly restore: Endpoint;
    readonly versions: Endpoint;
  };
  readonly aBody: () => BodyOf<Create>;
  /** What drafts of a project name. */
  readonly things: (headers: Readonly<Record<string, string>>) => Promise<Things>;
  /** The content of a draft as its call takes it; each number another one. */
  readonly aDraft: (number: 1 | 2, things: Things) => Omit<BodyOf<Draft>, 'id' | 'version'>;
  /** The same as the record shows it. */
  readonly shown: (number: 1 | 2) => unknown;
}

/** Common behaviour of every record that readers get as it was published, while staff change a draft. */
export function describeDrafts<Create extends Endpoint, Draft extends Endpoint, Things>({
  server,
  endpoints,
  aBody,
  things,
  aDraft: draftOf,
  shown,
}: DraftCase<Create, Draft, Things>): void {
  const begin = async () => {
    const project = await aProject(server.db);
    const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
    const headers = await signIn(server.db, person, { project });
    const ask = async (endpoint: Endpoint, body: object) =>
      (await server.ask(endpoint, { headers, body } as never)) as unknown as Drafted;
    const known = await things(headers);
    const aDraft = (number: 1 | 2) => draftOf(number, known);
    const made = await ask(endpoints.create, aBody() as object);
    const on = (endpoint: Endpoint, at: Drafted, more: object = {}) =>
      ask(endpoint, { id: at.id, version: at.version, ...more });
    const refused = (endpoint: Endpoint, at: Drafted, more: object = {}) =>
      server.refusal(endpoint, { headers, body: { id: at.id, version: at.version, ...more } } as never);
    const versions = async ({ id }: Drafted) =>
      (await server.ask(endpoints.versions, {
        headers,
        params: { id },
      } as never)) as unknown as DataOf<Endpoint> & {
        items: { number: number; note: string }[];
      };
    return { made, aDraft, on, refused, versions };
  };

  describe('Drafts', () => {
    test('a draft changes nothing that is published, and publishing gives it to readers', async () => {
      const { made, aDraft, on } = await begin();
      const first = await on(endpoints.draft, made, aDraft(1));
      expect(first).toMatchObject({ hasDraft: true, publishedTime: null, version: made.version + 1 });
      const published = await on(endpoints.publish, first);
      expect(published).toMatchObject({ hasDraft: false, draft: null, published: shown(1) });
      const changed = await on(endpoints.draft, published, aDraft(2));
      expect(changed).toMatchObject({ hasDraft: true, draft: shown(2), published: shown(1) });
    });

    test('a draft equal to what is published is none', async () => {
      const { made, aDraft, on } = await begin();
      const published = await on(endpoints.publish, await on(endpoints.draft, made, aDraft(1)));
      expect(await on(endpoints.draft, published, aDraft(1))).toMatchObject({ hasDraft: false });
    });

    test('a dropped draft leaves what is published', async () => {
      const { made, aDraft, on } = await begin();
      const published = await on(endpoints.publish, await on(endpoints.draft, made, aDraft(1)));
      const dropped = await on(endpoints.discard, await on(endpoints.draft, published, aDraft(2)));
      expect(dropped).toMatchObject({ hasDraft: false, draft: null, published: shown(1) });
    });

    test('a version comes back as a draft; one that is not there is refused', async () => {
      const { made, aDraft, on, refused, versions } = await begin();
      const first = await on(endpoints.publish, await on(endpoints.draft, made, aDraft(1)), {
        note: 'Bản đầu',
      });
      const second = await on(endpoints.publish, await on(endpoints.draft, first, aDraft(2)));
      const { items } = await versions(second);
      expect(items.map(({ number, note }) => [number, note])).toEqual([
        [2, ''],
        [1, 'Bản đầu'],
      ]);
      const restored = await on(endpoints.restore, second, { number: 1 });
      expect(restored).toMatchObject({ draft: shown(1), published: shown(2) });
      const { details } = await refused(endpoints.restore, restored, { number: 9 });
      expect(details?.rules?.[0]?.code).toBe('NO_VERSION');
    });

    test('a draft over a version that somebody else has changed is refused', async () => {
      const { made, aDraft, on, refused } = await begin();
      await on(endpoints.draft, made, aDraft(1));
      expect((await refused(endpoints.draft, made, aDraft(2))).code).toBe('VERSION_CONFLICT');
      expect((await refused(endpoints.publish, made)).code).toBe('VERSION_CONFLICT');
    });
  });
}
