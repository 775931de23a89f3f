import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { HomePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import type { Beside } from '@toasoan/site/pages/article-page.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { keysOfCards } from '#server/features/delivery/shown-keys.ts';
import type { DeliveryDependencies } from '../delivery/mount-delivery.ts';
import { askInProcess } from './compose-site-page.ts';

const MOST = 6;

/**
 * The latest and the most read posts of a site. One composition serves all its articles; an article is dropped when one
 * of the posts beside it changes, but not for every new post: it then names the ones before for some minutes.
 */
export async function findBeside(
  routes: DeliveryDependencies['routes'],
  reading: SiteReading,
  lang: string,
): Promise<Beside> {
  const beside = await reading.shared(`beside ${lang}`, async (inner) => await read(routes, inner, lang));
  reading.shows(...keysOfCards([...beside.latest, ...beside.mostRead]));
  return beside;
}

async function read(
  routes: DeliveryDependencies['routes'],
  reading: SiteReading,
  lang: string,
): Promise<Beside> {
  const { blocks } = (await askInProcess(routes, reading, deliveryEndpoints.home, {
    query: { lang },
  })) as HomePage;
  const of = (kind: PageBlock['kind']) => blocks.find((block) => block.kind === kind)?.posts ?? [];
  const latest = of('LATEST').length > 0 ? of('LATEST') : of('HERO');
  return { latest: latest.slice(0, MOST), mostRead: of('MOST_READ').slice(0, MOST) };
}
