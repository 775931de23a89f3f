import { describe, expect, test } from 'vitest';
import { emailStem, maskedEmail, nameStem } from './name-stem.ts';
import { similarGroups } from './similar-groups.ts';
import { timeClusters } from './time-clusters.ts';

/** Enough for words of one length or one more. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, other_] of [...other].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other_ ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe('The stem of an address', () => {
  test('is the same whatever digits, dots, marks or parts behind a plus it has', () => {
    const stems = ['hoa.tran01@a.example', 'HoaTran@b.example', 'hoatran+9@a.example'].map(emailStem);
    expect(new Set(stems)).toEqual(new Set(['hoatran']));
    expect(nameStem('Hòa Trần 17')).toBe('hoatran');
  });

  test('leaves nothing that could be written to when it is masked', () => {
    expect(maskedEmail('hoatran01@thu.example')).toBe('ho•••01@th•••');
    expect(maskedEmail('a@b.example')).toBe('a•••@b.•••');
  });
});

describe('Points within a window', () => {
  const at = (...minutes: readonly number[]) => minutes.map((time) => ({ time }));
  const times = (found: readonly (readonly { time: number }[])[]) =>
    found.map((run) => run.map(({ time }) => time));

  test('are a run when there are enough, up to the last that still has as many behind it', () => {
    const found = timeClusters(at(0, 50, 51, 52, 60, 61, 200, 201, 202), { ms: 10, least: 3 });
    expect(times(found)).toEqual([
      [50, 51, 52, 60, 61],
      [200, 201, 202],
    ]);
  });

  test('agree with a count of every window, for 200 random rows of points', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let round = 0; round < 200; round += 1) {
      const points = at(...Array.from({ length: random(30) }, () => random(100)).sort((a, b) => a - b));
      const [ms, least] = [random(15), 2 + random(4)];
      const inSome = points.filter((point) =>
        points.some(
          ({ time: from }) =>
            point.time >= from &&
            point.time <= from + ms &&
            points.filter(({ time }) => time >= from && time <= from + ms).length >= least,
        ),
      );
      const found = timeClusters(points, { ms, least });
      expect(found.flat()).toEqual(inSome);
      for (const run of found) expect(run.length).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('Stems', () => {
  test('that differ by a letter or two are one group, others are not', () => {
    const groups = similarGroups(
      ['hoatranyeu', 'hoatranyeuu', 'xoatranyeu', 'minhquan', 'thuyduong', 'hue'],
      distance,
    );
    expect(groups.get('hoatranyeuu')).toBe(groups.get('hoatranyeu'));
    expect(groups.get('xoatranyeu')).toBe(groups.get('hoatranyeu'));
    expect(groups.get('minhquan')).not.toBe(groups.get('thuyduong'));
    expect(groups.has('hue')).toBe(false);
  });

  test('of twenty thousand people are compared with their neighbours alone', () => {
    let compared = 0;
    const letters = (at: number) =>
      [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
    const stems = Array.from({ length: 20_000 }, (_, at) => `${letters(at * 7_919).join('')}nguyen`);
    similarGroups(stems, () => {
      compared += 1;
      return 9;
    });
    expect(compared).toBeLessThanOrEqual(20_000 * 12 * 2);
  });
});
