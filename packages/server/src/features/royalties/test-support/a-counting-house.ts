import type { Role } from '@toasoan/contract/access/roles.ts';
import type { RoyaltyDraft } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import type { MonthStep } from '@toasoan/contract/features/royalties/month-steps.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import {
  royaltyMonthEndpoints,
  royaltySheetEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

export interface Clerk extends Person {
  readonly headers: Record<string, string>;
}

export const NOW = new Date('2026-11-20T02:00:00Z');
export const REASON = 'Chấm nhầm hệ số của bài.';
/** Noon in Hà Nội. */
const noon = (day: string) => new Date(`${day}T05:00:00Z`);

export const WORTH: RoyaltyDraft = {
  royaltyGroup: 'NEWS',
  coefficient: 2,
  payees: [{ name: 'Thu Hà', share: 100 }],
  qualityGrade: null,
  payState: 'APPROVED',
  period: null,
  noneReason: '',
};

/** A project with two people who keep its royalties, and their calls. */
export async function aCountingHouse(server: TestServer) {
  const { db } = server;
  const projectId = await aProject(db);
  const hire = async (role: Role, more: Parameters<typeof aPerson>[1] = {}): Promise<Clerk> => {
    const person = await aPerson(db, { role, projects: [projectId], ...more });
    return { ...person, headers: await signIn(db, person, { project: projectId, at: NOW }) };
  };
  const [chief, clerk, other] = [await hire('SUPPER_ADMIN'), await hire('ADMIN'), await hire('ADMIN')];
  const { headers } = clerk;
  const month = (period: string, by = clerk) =>
    server.ask(royaltyMonthEndpoints.detail, { headers: by.headers, params: { period } });
  const asked = async (period: string, step: MonthStep, by: Clerk, reason = REASON) => ({
    headers: by.headers,
    params: { period },
    body: { step, reason, version: (await month(period)).version },
  });
  return {
    projectId,
    hire,
    chief,
    clerk,
    other,
    month,
    post: (title: string, day: string, options: Parameters<typeof aPost>[2] = {}) =>
      aPost(db, projectId, { title, state: 'PUBLISHED', publishedTime: noon(day), ...options }),
    detail: (id: string) => server.ask(royaltyEndpoints.detail, { headers, params: { id } }),
    save: (postId: string, changes: Partial<RoyaltyDraft> = {}, version = 0) =>
      server.ask(royaltyEndpoints.save, { headers, body: { postId, version, ...WORTH, ...changes } }),
    refusedSave: async (postId: string, version: number, changes: Partial<RoyaltyDraft> = {}) =>
      rulesOf(
        await server.refusal(royaltyEndpoints.save, {
          headers,
          body: { postId, version, ...WORTH, ...changes },
        }),
      ),
    step: async (period: string, step: MonthStep, by: Clerk = clerk) =>
      server.ask(royaltyMonthEndpoints.transition, await asked(period, step, by)),
    refusedStep: async (period: string, step: MonthStep, by: Clerk = clerk, reason = REASON) =>
      rulesOf(await server.refusal(royaltyMonthEndpoints.transition, await asked(period, step, by, reason))),
    rows: async (period: string, query: object = {}): Promise<SheetRow[]> => {
      const { items } = await server.ask(royaltySheetEndpoints.list, {
        headers,
        query: { period, limit: 100, ...query },
      });
      return items;
    },
  };
}
export type CountingHouse = Awaited<ReturnType<typeof aCountingHouse>>;

interface Refused {
  readonly status: number;
  readonly code: string;
  readonly details: { readonly rules?: readonly { readonly code: string }[] };
}

export function rulesOf({ status, code, details }: Refused): string[] {
  return details.rules?.map((rule) => rule.code) ?? [`${status} ${code}`];
}
