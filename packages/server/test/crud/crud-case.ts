import { ROLES, type Role } from '@toasoan/contract/access/roles.ts';
import type { AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { Envelope } from '@toasoan/contract/core/envelope.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { Reply, TestServer } from '#test/test-server.ts';

const ROW_CALLS = ['list', 'detail', 'create', 'update', 'remove'] as const;
type RowCall = (typeof ROW_CALLS)[number];
export type CrudCall = RowCall | 'bulk';
type Headers = Readonly<Record<string, string>>;

interface BulkCase {
  readonly endpoint: Endpoint;
  readonly may: readonly Role[];
  /** A bulk call that changes rows created from `aBody`. */
  readonly aBody: (ids: readonly string[]) => object;
}

/** The facts about one kind of record for the shared suite. */
export interface CrudCase {
  readonly server: TestServer;
  readonly entity: AuditEntity;
  readonly endpoints: Readonly<Record<RowCall, Endpoint>>;
  /** Written by hand from the specification and never derived from the contract. */
  readonly may: Readonly<Record<RowCall, readonly Role[]>>;
  /** A different body each time that `create` accepts. */
  readonly aBody: () => object;
  /** Keys of such a body that name other records of the project: made once for each. */
  readonly named?: (project: string) => Promise<object>;
  /** Different values each time for keys that `update` accepts beside id and version. */
  readonly aChange: () => object;
  /** Absent for records without bulk actions. */
  readonly bulk?: BulkCase;
}

/** The calls of the case, with `bulk` if it has one. */
export function callsOf({ bulk }: CrudCase): readonly CrudCall[] {
  return bulk ? [...ROW_CALLS, 'bulk'] : ROW_CALLS;
}

export function endpointOf({ endpoints, bulk }: CrudCase, call: CrudCall): Endpoint {
  if (call !== 'bulk') return endpoints[call];
  if (bulk === undefined) throw new Error('These records have no bulk call.');
  return bulk.endpoint;
}

export function mayOf({ may, bulk }: CrudCase, call: CrudCall): readonly Role[] {
  return call === 'bulk' ? (bulk?.may ?? []) : may[call];
}

/** The fields of every row. */
export interface CrudRow {
  readonly id: string;
  readonly version: number;
  readonly [key: string]: unknown;
}

export interface CrudPage {
  readonly items: readonly CrudRow[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** A project with one person of each role, and its calls. */
export interface CrudStage {
  readonly project: string;
  readonly headers: Headers;
  readonly headersOf: Readonly<Record<Role, Headers>>;
  /** A body that `create` accepts in this project. */
  aBody(): object;
  create(headers?: Headers): Promise<CrudRow>;
}

/** A new project for one part of the suite. */
export async function crudStage(crud: CrudCase): Promise<CrudStage> {
  const { db } = crud.server;
  const project = await aProject(db);
  const headersOf = Object.fromEntries(
    await Promise.all(
      ROLES.map(async (role) => {
        const person = await aPerson(db, { role, projects: [project] });
        return [role, await signIn(db, person, { project })] as const;
      }),
    ),
  ) as Record<Role, Headers>;
  const headers = headersOf.SUPPER_ADMIN;
  const named = await crud.named?.(project);
  const aBody = () => ({ ...crud.aBody(), ...named });
  return {
    project,
    headers,
    headersOf,
    aBody,
    create: async (as = headers) =>
      await rowOf(crud.server.ask(crud.endpoints.create, { headers: as, body: aBody() })),
  };
}

export async function rowOf(data: Promise<unknown>): Promise<CrudRow> {
  return (await data) as CrudRow;
}

export async function pageOf(data: Promise<unknown>): Promise<CrudPage> {
  return (await data) as CrudPage;
}

/** The code of a refusal, or 'OK'. */
export function codeOf({ envelope }: Reply<unknown>): string {
  return isFailure(envelope) ? envelope.code : 'OK';
}

function isFailure(envelope: Envelope<unknown>): envelope is Extract<Envelope<unknown>, { code: string }> {
  return 'code' in envelope;
}

/** Valid input that finds no row in an empty project. */
export function harmlessInput(
  crud: CrudCase,
  call: CrudCall,
  stage: CrudStage,
): { readonly params?: object; readonly body?: object } {
  const id = '999999999';
  switch (call) {
    case 'list':
      return {};
    case 'detail':
    case 'remove':
      return { params: { id } };
    case 'create':
      return { body: stage.aBody() };
    case 'update':
      return { body: { id, version: 1, ...crud.aChange() } };
    case 'bulk':
      return { body: crud.bulk?.aBody([id]) ?? {} };
  }
}
