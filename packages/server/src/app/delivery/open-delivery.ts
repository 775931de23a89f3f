import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { deliveryRoutes } from '#server/features/delivery/delivery-routes.ts';
import { deliverLinks } from '#server/features/internal-links/delivery/deliver-links.ts';
import type { ProductDatabase } from '../product-database.ts';
import type { DeliveryDependencies } from './mount-delivery.ts';
import { PublicAnswers, type PublicAnswersDependencies } from './public-answers.ts';

/** Connections of compositions: few, so that a crowd waits for itself and never for the staff. */
const POOL_SIZE = 6;

interface OpenDelivery extends DeliveryDependencies {
  readonly database: OpenDatabase;
}

/** The pool, the calls and the kept answers of the public API. */
export function openDelivery(
  database: ProductDatabase,
  publicUrl: string,
  print: (text: string) => void,
): OpenDelivery {
  const pool = openDatabase({
    url: database.url,
    role: database.role,
    poolSize: POOL_SIZE,
    onConnectionError: (error) => print(`A database connection of the delivery was lost: ${error.message}.`),
  });
  return {
    database: pool,
    ...deliveryOf({
      ...database,
      db: pool.db,
      now: () => new Date(),
      publicUrl,
      onTrouble: (error) => print(`Changes are seen by readers a second late: ${error.message}.`),
    }),
  };
}

/** The calls and the kept answers over a pool that is open. Features that put something into answers meet here. */
export function deliveryOf(deps: PublicAnswersDependencies): DeliveryDependencies {
  return { answers: new PublicAnswers(deps), routes: deliveryRoutes({}), deliver: deliverLinks };
}
