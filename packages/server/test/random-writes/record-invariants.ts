import type { Colleague } from './a-busy-newsroom.ts';
import type { RecordShot, Row } from './record-shot.ts';

/** One record before and after a write of this person. */
export interface RecordWrite {
  readonly by: Colleague;
  readonly outcome: string;
  /** A draft that saves itself writes no row of the log. */
  readonly isSilent: boolean;
  readonly before: RecordShot;
  readonly after: RecordShot;
}

/** Answers what does not hold, in words. */
export type Holds = (write: RecordWrite) => readonly string[];

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const unless = (holds: boolean, says: string): string[] => (holds ? [] : [says]);

/** A refused write leaves no trace; each made one is on record with its person, and touches no other record. */
export const keepsTheRecord: Holds = ({ by, outcome, isSilent, before, after }) => {
  if (outcome !== 'ok') return unless(isSame(before, after), 'a refused write changed something');
  const audits = after.audits.slice(before.audits.length);
  const grown = (after.record?.version ?? 0) - (before.record?.version ?? 0);
  const wanted = isSilent || before.record === null ? 0 : after.record === null ? 1 : grown;
  const changed = Object.keys(before.others).filter((id) => before.others[id] !== after.others[id]);
  const isKept = isSame(after.versions.slice(0, before.versions.length), before.versions);
  return [
    ...unless(grown >= 0 || after.record === null, `the version went back by ${-grown}`),
    ...unless(audits.length === wanted, `${audits.length} audit rows for ${wanted} versions`),
    ...unless(isSame(after.audits.slice(0, before.audits.length), before.audits), 'the log lost a row'),
    ...unless(isKept || after.record === null, 'a kept version was changed'),
    ...audits.flatMap(({ user_id }) => unless(user_id === by.userId, 'an audit row of somebody else')),
    ...changed.map((id) => `${id} was changed too`),
  ];
};

/** What every write of a record touches. */
const OF_EVERY_WRITE = ['version', 'update_time', 'updated_by_id', 'updated_by_name'];

/** No columns are touched but these. */
export function changesOnly(...names: readonly string[]): Holds {
  return ({ outcome, before, after }) => {
    if (outcome !== 'ok' || before.record === null || after.record === null) return [];
    const [was, is] = [before.record, after.record];
    return Object.keys(was)
      .filter(
        (name) => !OF_EVERY_WRITE.includes(name) && !names.includes(name) && !isSame(was[name], is[name]),
      )
      .map((name) => `${name} was changed too`);
  };
}

/** A write beside the record: nothing of it changes. */
export const leavesTheRecord: Holds = ({ before, after }) =>
  unless(isSame([before.record, before.versions], [after.record, after.versions]), 'the record was changed');

interface Drafted {
  readonly was: Row;
  readonly is: Row;
  readonly write: RecordWrite;
}

function ofDrafted(judge: (drafted: Drafted) => readonly string[]): Holds {
  return (write) => {
    const { record: was } = write.before;
    const { record: is } = write.after;
    return write.outcome !== 'ok' || was === null || is === null ? [] : judge({ was, is, write });
  };
}

/** The rules of a record that readers get as it was published last, while staff change a draft of it. */
export function draftHolds(content: string) {
  const stays: Holds = changesOnly('draft');
  return {
    keepsDraft: [stays],
    discards: [stays, ofDrafted(({ is }) => unless(is.draft === null, 'the draft is still there'))],
    publishes: [
      changesOnly('draft', content, 'published_time', 'published_number'),
      ofDrafted(({ was, is, write }) => [
        ...unless(
          isSame(is[content], was.draft ?? was[content]),
          'readers get something else than the draft',
        ),
        ...unless(is.draft === null, 'the draft is still there'),
        ...unless(isSame(write.after.versions.at(-1)?.[content], is[content]), 'no version was kept'),
        ...unless(write.after.versions.length === write.before.versions.length + 1, 'not one version more'),
      ]),
    ],
    restores: (number: number) => [
      stays,
      ofDrafted(({ is, write }) => {
        const version = write.before.versions.find((one) => one.number === number);
        return unless(isSame(is.draft, version?.[content]), 'the draft is not that version');
      }),
    ],
  };
}
