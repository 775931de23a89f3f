import type {
  MachineSettings,
  MachineSettingsUpdate,
} from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MachineTranslationSettingsTable } from '#server/core/db/tables/machine-translation-tables.ts';
import type { Money } from './ledger-store.ts';

export type SettingsRow = Selectable<MachineTranslationSettingsTable>;

const NONE: Omit<SettingsRow, 'project_id'> = {
  month_budget: '0',
  style_guide: '',
  engine_order: [],
  pair_orders: [],
  version: 0,
  update_time: new Date(0),
  updated_by_name: '',
};

/** A project that nobody has set up has plain ones, in version 0. */
export async function findSettings(db: Db, projectId: string): Promise<SettingsRow> {
  const row = await settingsOf(db, projectId).executeTakeFirst();
  return row ?? { ...NONE, project_id: projectId };
}

function settingsOf(db: Db, projectId: string) {
  return db.selectFrom('machine_translation_settings').selectAll().where('project_id', '=', projectId);
}

/** Nobody else changes them until the transaction ends. */
export async function holdSettings(tx: Db, projectId: string): Promise<SettingsRow> {
  await tx
    .insertInto('machine_translation_settings')
    .values({ project_id: projectId })
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .execute();
  return await settingsOf(tx, projectId).forUpdate().executeTakeFirstOrThrow();
}

export async function saveSettings(
  tx: Db,
  before: SettingsRow,
  { monthBudget, styleGuide, order, pairOrders }: Omit<MachineSettingsUpdate, 'version'>,
  by: string,
): Promise<SettingsRow> {
  return await tx
    .updateTable('machine_translation_settings')
    .set({
      ...(monthBudget !== undefined && { month_budget: String(monthBudget) }),
      ...(styleGuide !== undefined && { style_guide: styleGuide }),
      ...(order !== undefined && { engine_order: order }),
      ...(pairOrders !== undefined && { pair_orders: JSON.stringify(pairOrders) }),
      version: before.version + 1,
      update_time: new Date(),
      updated_by_name: by,
    })
    .where('project_id', '=', before.project_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function settingsAnswer(row: SettingsRow, money: Money): MachineSettings {
  return {
    monthBudget: Number(row.month_budget),
    styleGuide: row.style_guide,
    order: row.engine_order,
    pairOrders: row.pair_orders,
    money: {
      month: money.month,
      budget: money.budget / 1_000,
      spent: money.spent / 1_000,
      reserved: money.reserved / 1_000,
    },
    version: row.version,
  };
}
