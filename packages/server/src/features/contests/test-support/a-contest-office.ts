import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { USUAL_CRITERIA } from '@toasoan/contract/features/contests/round-rules.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

export const DAY_MS = 86_400_000;
const text = (vi: string) => ({ vi, en: `${vi} (en)` });

type RoundBody = BodyInput<typeof endpoints.saveRounds>['rounds'][number];
export const FINAL_ROUND: RoundBody = {
  key: 'FINAL',
  mode: 'SCORE10',
  criteria: [...USUAL_CRITERIA],
  jurorsPerEntry: 3,
  quota: { PHOTO_SINGLE: 30 },
  blind: true,
  withStory: true,
  averaging: 'MEAN',
  openTime: null,
  closeTime: null,
};

export const FIRST_PRIZE = {
  category: null,
  name: 'Giải Nhất',
  medal: 'GOLD',
  amount: 50_000_000,
  quantity: 1,
  kind: 'JURY',
} as const;

/** A project with a person who configures its contests. */
export async function aContestOffice(server: TestServer, now: () => Date) {
  const projectId = await aProject(server.db);
  const hire = async (role: Person['role']) => {
    const person = await aPerson(server.db, { role, projects: [projectId] });
    return await signIn(server.db, person, { project: projectId, at: now() });
  };
  const headers = await hire('SUPPER_ADMIN');
  const days = (count: number) => new Date(now().getTime() + count * DAY_MS).toISOString();

  const draft = () =>
    server.ask(endpoints.create, {
      headers,
      body: {
        code: `cuoc-thi-${aNumber()}`,
        prefix: `CT${aNumber()}`,
        title: 'Cuộc thi ảnh',
        year: 2026,
      },
    });
  /** A draft with everything that its opening asks for; it takes works from tomorrow for a month. */
  async function complete(): Promise<ContestDetail> {
    const made = await draft();
    const params = { id: made.id };
    const { version } = await server.ask(endpoints.update, {
      headers,
      body: {
        id: made.id,
        version: made.version,
        organisers: { lead: ['Ban Tổ chức'], together: [], companion: [], patron: [] },
        openTime: days(1),
        closeTime: days(31),
        announceTime: days(60),
        requiredFields: ['birthDate'],
      },
    });
    const rounds = await server.ask(endpoints.saveRounds, {
      headers,
      params,
      body: { version, rounds: [FINAL_ROUND] },
    });
    const prizes = await server.ask(endpoints.savePrizes, {
      headers,
      params,
      body: { version: rounds.version, prizes: [FIRST_PRIZE] },
    });
    return await server.ask(endpoints.publishRules, {
      headers,
      params,
      body: {
        version: prizes.version,
        rules: text('Thể lệ'),
        consent: text('Cam kết'),
        privacy: text('Dữ liệu cá nhân'),
        copyright: text('Bản quyền'),
      },
    });
  }
  async function open(): Promise<ContestDetail> {
    const { id, version } = await complete();
    return await server.ask(endpoints.open, { headers, params: { id }, body: { version, when: 'NOW' } });
  }
  return { projectId, headers, hire, days, draft, complete, open };
}
