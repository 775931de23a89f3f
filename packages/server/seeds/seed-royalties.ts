import { GENRES } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { RoyaltyDraft } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import {
  maxOfGroup,
  PLAIN_UNIT_VALUE,
  proposedGroup,
} from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import {
  periodAfter,
  periodOf,
  periodText,
} from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import {
  amountOf,
  differencesOf,
  evenShares,
} from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { savePayroll } from '#server/features/accounts/payroll/payroll-store.ts';
import type { TransitionActor } from '#server/features/posts/history/post-transition-store.ts';
import { findRoyalty, partsOf, writeRoyalty } from '#server/features/posts/royalty/royalty-store.ts';
import {
  CORRECTIONS,
  countUpRoyalty,
} from '#server/features/royalties/corrections/royalty-correction-store.ts';
import { closeRows, payRows, writeMonth } from '#server/features/royalties/months/royalty-month-store.ts';
import { insertRate } from '#server/features/royalties/rates/royalty-rate-store.ts';
import { readSheetRecords } from '#server/features/royalties/sheet/sheet-list-view.ts';
import { type SheetRecord, timesOf } from '#server/features/royalties/sheet/sheet-rows-view.ts';
import { sumsOf } from '#server/features/royalties/sheet/sheet-sums-view.ts';

interface Site {
  /** Submits and pays; `approver` approves. */
  readonly by: TransitionActor;
  readonly approver: TransitionActor;
  readonly now: Date;
  /** Authors' accounts by pen name. */
  readonly pens: ReadonlyMap<string, string>;
  /** Absent: nobody's payment details are kept. */
  readonly secretBox?: SecretBox | undefined;
}

const COEFFICIENTS = [1.5, 4, 2.5, 6, 3, 8];
const REASON = 'Bài được xếp lại loại chất lượng theo biên bản họp ban biên tập.';

/** A paid month, the open month after it with a correction of the other, and norms that hold from two days on. */
export async function seedRoyalties(db: Db, projectId: string, site: Site): Promise<void> {
  const present = periodOf(site.now.getTime());
  const past = periodAfter(present, -1);
  await insertRate(db, projectId, { validFrom: '2020-01-01', unitValue: 180_000, maxima: {} }, site.by);
  const norms = { validFrom: '2024-07-01', unitValue: PLAIN_UNIT_VALUE, maxima: { NEWS: 8 } };
  await insertRate(db, projectId, norms, site.by);
  await seedPayrolls(db, projectId, site);
  const works = await readSheetRecords(db, { projectId, period: past, state: 'OPEN' });
  for (const [index, work] of works.entries())
    await setOne(db, projectId, work, index, index % 7 === 6 ? 'NONE' : 'APPROVED', site);
  await closeMonth(db, projectId, past, site);
  const [first] = works;
  if (first !== undefined) await correctOne(db, projectId, first, { past, present }, site);
  const open = await readSheetRecords(db, { projectId, period: present, state: 'OPEN' });
  for (const [index, work] of open.filter(({ kind }) => kind === 'work').entries())
    if (index % 3 < 2)
      await setOne(db, projectId, work, index, index % 3 === 0 ? 'APPROVED' : 'PROPOSED', site);
}

/** Made-up numbers. */
async function seedPayrolls(db: Db, projectId: string, { pens, secretBox }: Site): Promise<void> {
  if (secretBox === undefined) return;
  const known = ['Thu Hà', 'Quang Đức'].flatMap((pen) => pens.get(pen) ?? []);
  for (const [index, userId] of known.entries())
    await savePayroll(
      db,
      {
        userId,
        projectId,
        payroll: {
          taxCode: `801234567${index}`,
          bankAccount: `007100123456${index}`,
          bankName: 'Ngân hàng Mẫu',
          idNumber: '',
        },
      },
      secretBox,
    );
}

async function setOne(
  db: Db,
  projectId: string,
  work: SheetRecord,
  index: number,
  payState: 'APPROVED' | 'PROPOSED' | 'NONE',
  { by }: Site,
): Promise<void> {
  const draft = draftOf(work, index, payState);
  const { post_id: postId, title } = work;
  await writeRoyalty(db, projectId, { postId, draft, unitValue: PLAIN_UNIT_VALUE }, by);
  const after = await findRoyalty(db, projectId, postId);
  await writeAudit(sourceOf(db, projectId, by), {
    action: 'royalty.save',
    entity: 'royalty',
    entityId: postId,
    after: after && { ...after, title },
  });
}

function draftOf(work: SheetRecord, index: number, payState: RoyaltyDraft['payState']): RoyaltyDraft {
  const royaltyGroup = proposedGroup({
    genre: GENRES.find((one) => one === work.genre) ?? 'NEWS',
    ofAuthors: [],
  });
  const authors = [...new Map((work.authors ?? []).map((one) => [one.displayName, one])).values()];
  const shares = evenShares(authors.length);
  const isNone = payState === 'NONE' || authors.length === 0;
  return {
    royaltyGroup,
    coefficient: Math.min(
      COEFFICIENTS[index % COEFFICIENTS.length] ?? 1,
      maxOfGroup(royaltyGroup, { NEWS: 8 }),
    ),
    payees: authors.map(({ accountId, displayName }, at) => ({
      ...(accountId !== undefined && { accountId }),
      name: displayName,
      share: shares[at] ?? 0,
    })),
    qualityGrade: index % 2 === 0 ? 'A' : 'B',
    payState: isNone ? 'NONE' : payState,
    period: null,
    noneReason: isNone ? 'Tin do cơ quan cung cấp, không tính nhuận bút.' : '',
  };
}

async function closeMonth(db: Db, projectId: string, period: string, site: Site): Promise<void> {
  const { by, approver, now } = site;
  await closeRows(db, projectId, { period, ...timesOf(period) });
  await payRows(db, projectId, period);
  const { rows, amount } = await sumsOf(db, { projectId, period, state: 'PAID' });
  const name = { title: periodText(period), period, amount, total: rows };
  await writeMonth(db, projectId, period, {
    state: 'PAID',
    submitted_by_id: by.userId,
    submitted_by_name: by.displayName,
    submitted_time: now,
    approved_by_id: approver.userId,
    approved_by_name: approver.displayName,
    approved_time: now,
    paid_by_id: by.userId,
    paid_by_name: by.displayName,
    paid_time: now,
    row_count: rows,
    amount,
  });
  const steps = [
    ['submit', 'SUBMITTED', by],
    ['approve', 'APPROVED', approver],
    ['pay', 'PAID', by],
  ] as const;
  for (const [step, monthState, who] of steps)
    await writeAudit(sourceOf(db, projectId, who), {
      action: `royaltyMonth.${step}`,
      entity: 'royaltyMonth',
      after: { ...name, monthState },
    });
}

/** The post should have paid twice as much: the other half comes in the month after it. */
async function correctOne(
  db: Db,
  projectId: string,
  work: SheetRecord,
  { past, present }: { readonly past: string; readonly present: string },
  { by }: Site,
): Promise<void> {
  const original = await findRoyalty(db, projectId, work.post_id);
  if (original === null || original.payState !== 'PAID') return;
  const { royaltyGroup, qualityGrade, unitValue, payees } = original;
  const coefficient = original.coefficient * 2;
  const parts = differencesOf(payees, partsOf(amountOf(coefficient, unitValue), payees));
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const { post_id: postId, title } = work;
  const worth = {
    royaltyGroup,
    coefficient,
    qualityGrade,
    payees: payees.map(({ amount: _, ...payee }) => payee),
  };
  await insertVersioned(
    db,
    CORRECTIONS,
    projectId,
    {
      period: present,
      post_id: postId,
      title,
      published_time: work.published_time,
      from_period: past,
      payees: JSON.stringify(parts),
      amount,
      reason: REASON,
      worth: JSON.stringify(worth),
    },
    by,
  );
  await countUpRoyalty(db, projectId, postId);
  await writeAudit(sourceOf(db, projectId, by), {
    action: 'royalty.correct',
    entity: 'royalty',
    entityId: postId,
    after: { title, period: present, amount, payees: parts, reason: REASON },
  });
}

function sourceOf(db: Db, projectId: string, { userId, displayName, role }: TransitionActor) {
  return {
    db,
    projectId,
    address: '',
    requestId: '',
    ...(userId !== null && role !== null && { caller: { userId, displayName, role } }),
  };
}
