import type { OpenDatabase } from '#server/core/db/database.ts';
import type { Config } from './config.ts';
import type { DeliveryDependencies } from './delivery/mount-delivery.ts';
import { openDelivery } from './delivery/open-delivery.ts';
import type { IntakeDependencies } from './intake/mount-intake.ts';
import { openIntake } from './intake/open-intake.ts';
import type { Shutdown } from './shutdown.ts';
import type { FileDependencies } from './wire-features.ts';

/** What a process serves to readers: what they write, and what they get. */
export interface Readers {
  /** Of the intake. */
  readonly database: OpenDatabase;
  readonly intake: IntakeDependencies;
  readonly delivery: DeliveryDependencies;
  readonly files: FileDependencies;
}

/** Undefined in a process of the staff alone. */
export function openReaders(
  opening: Parameters<typeof openIntake>[0],
  shutdown: Shutdown,
): Readers | undefined {
  if (!servesReaders(opening.config)) return undefined;
  const intake = openIntake(opening);
  shutdown.add(() => intake.database.close());
  const delivery = openDelivery(opening.database, opening.config.publicUrl, opening.print);
  shutdown.add(() => delivery.database.close());
  return { ...intake, delivery, files: opening.files };
}

function servesReaders({ role }: Config): boolean {
  return role === 'all' || role === 'delivery';
}
