import { describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aVoteWorld, DAY, HOUR } from './test-support/vote-world.ts';
import { networkBlockOf } from './voters/vote-origin.ts';

const server = await startTestServer();
const { db } = server;

describe('A reader', () => {
  test('votes once for each work, however often it is sent, takes it back, and votes again', async () => {
    const world = await aVoteWorld(server);
    const { work, cast, columns } = world;
    const [mine, theirs] = [await world.aBallot(), await world.aBallot()];
    const answers = await Promise.all([cast(mine), cast(mine), cast(theirs)]);
    expect(answers).toMatchObject([{ on: true }, { on: true }, { on: true }]);
    expect(await columns()).toEqual([2, 2, 0]);
    expect(await cast(mine, work.number, false)).toMatchObject({ votes: 1, on: false });
    expect(await cast(mine, work.number, false)).toMatchObject({ votes: 1, on: false });
    expect(await columns()).toEqual([1, 1, 0]);
    expect(await cast(mine)).toMatchObject({ work: work.number, votes: 2, on: true });
    const { data } = await world.post('state', { token: mine });
    expect(data).toEqual({ isOpen: true, votes: [{ work: work.number, kind: 'LIKE', isStruck: false }] });
    expect(await db.selectFrom('submissions').select('version').where('id', '=', work.id).execute()).toEqual([
      { version: 1 },
    ]);
  });

  test('stays the same voter by another code, with the time and the name of the first', async () => {
    const world = await aVoteWorld(server);
    const email = `mot-nguoi-${world.projectId}@thu.example`;
    const first = await world.aBallot(email, 'Hoa');
    world.clock.ms += DAY;
    const second = await world.aBallot(email.toUpperCase().replace('@THU', '@thu'), 'Khác');
    await world.cast(first);
    await world.cast(second);
    expect(await world.columns()).toEqual([1, 1, 0]);
    const voters = await db
      .selectFrom('contest_voters')
      .select(['name', 'verified_time'])
      .where('contest_id', '=', world.contestId)
      .execute();
    expect(voters).toEqual([{ name: 'Hoa', verified_time: new Date(world.clock.ms - DAY) }]);
    world.clock.ms += 31 * DAY;
    expect(await world.cast(first)).toBe('VOTER_OVER');
  });

  test('is stored without an address: neither the network nor the browser is in any row', async () => {
    const world = await aVoteWorld(server);
    const token = await world.aBallot();
    await world.post('cast', { token, work: world.work.number, on: true }, '203.0.113.77');
    const votes = await db
      .selectFrom('contest_votes')
      .selectAll()
      .where('contest_id', '=', world.contestId)
      .execute();
    const voters = await db
      .selectFrom('contest_voters')
      .selectAll()
      .where('contest_id', '=', world.contestId)
      .execute();
    expect(votes).toHaveLength(1);
    expect(votes[0]?.network_hash).toHaveLength(18);
    expect(JSON.stringify([votes, voters])).not.toMatch(/203\.0\.113|Tr%C3|Trình/);
  });
});

describe('A vote is refused', () => {
  test('before voting opens, after it ends, without a mail server, and where there is none', async () => {
    const world = await aVoteWorld(server, { closesIn: HOUR });
    const token = await world.aBallot();
    const ask = { contest: 'anh', email: 'ai-do@thu.example' };
    world.clock.ms += HOUR;
    expect(await world.cast(token)).toBe('VOTING_OVER');
    expect((await world.post('code', ask)).rule).toBe('VOTING_OVER');
    world.clock.ms -= 3 * HOUR;
    expect((await world.post('code', ask)).rule).toBe('VOTING_NOT_YET');
    const silent = await aVoteWorld(server, { mails: false });
    expect((await silent.post('code', ask)).rule).toBe('NO_MAIL');
    const off = await aVoteWorld(server, { voting: { enabled: false } });
    expect((await off.post('code', ask)).rule).toBe('NO_VOTING');
  });

  test('for a work that readers do not see, of another contest, and with a code for entering', async () => {
    const world = await aVoteWorld(server);
    const token = await world.aBallot();
    const hidden = await world.aWork({ is_public_gallery: false });
    const gone = await world.aWork({ state: 'DISQUALIFIED' });
    const other = await aVoteWorld(server);
    for (const { number } of [hidden, gone, other.work])
      expect(await world.cast(token, number)).toBe('WORK_GONE');
    expect(await other.cast(token)).toBe('VOTER_OVER');
    const email = `du-thi-${world.projectId}@thu.example`;
    await world.app.inject({
      method: 'POST',
      url: `/api/intake/v1/${world.projectId}/entries/code`,
      headers: { origin: 'https://hue.example' },
      payload: { contest: 'anh', email },
    });
    const opened = await world.post('open', { contest: 'anh', email, name: 'Hoa', code: '000000' });
    expect(opened.rule).toBe('CODE_WRONG');
  });
});

test('a share counts once for each voter and work, and only where the contest counts shares', async () => {
  const world = await aVoteWorld(server, { voting: { counts: 'LIKE_SHARE', shareWeight: 2 } });
  const token = await world.aBallot();
  const share = { token, work: world.work.number };
  expect((await world.post('share', share)).data).toMatchObject({ shares: 1, votes: 0, on: false });
  expect((await world.post('share', share)).data).toMatchObject({ shares: 1 });
  expect(await world.columns()).toEqual([0, 0, 1]);
  const plain = await aVoteWorld(server);
  const other = { token: await plain.aBallot(), work: plain.work.number };
  expect((await plain.post('share', other)).rule).toBe('NO_SHARES');
});

test('a block is the /24 of an IPv4 address and the /64 of an IPv6 one', () => {
  expect(networkBlockOf('203.0.113.77')).toBe('203.0.113.0/24');
  expect(networkBlockOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24');
  expect(networkBlockOf('2001:db8:1:2:3::9')).toBe(networkBlockOf('2001:db8:1:2::1'));
});
