import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { type DeliverySlots, deliveryRoutes } from '#server/features/delivery/delivery-routes.ts';
import { deliverLinks } from '#server/features/internal-links/delivery/deliver-links.ts';
import { readsSince } from '#server/features/posts/public.ts';
import type { ProductDatabase } from '../product-database.ts';
import { findPages } from '../wire-page-settings.ts';
import { arrangedSlots } from './arranged-site.ts';
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
    name: 'toasoan-delivery',
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

/** Features that put something into answers meet here. */
export const SITE_SLOTS: DeliverySlots = { ...arrangedSlots(findPages), reads: readsSince };

/** The calls and the kept answers over a pool that is open. */
export function deliveryOf(deps: PublicAnswersDependencies): DeliveryDependencies {
  const answers = new PublicAnswers(deps);
  const deliver = deliverLinks;
  return {
    answers,
    deliver,
    routes: deliveryRoutes(SITE_SLOTS),
  };
}
