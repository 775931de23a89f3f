import { type Composed, KeyedCache } from '#server/core/cache/keyed-cache.ts';
import { ChannelListener } from '#server/core/db/channel-listener.ts';
import type { Db } from '#server/core/db/database.ts';
import { toAppError } from '#server/core/http/to-app-error.ts';
import { shownKey } from '#server/features/delivery/shown-keys.ts';
import type { Site } from '#server/features/delivery/sites/site.ts';
import { findSite, findSiteId, findSiteIdOfHost } from '#server/features/delivery/sites/site-view.ts';
import { translatedFields } from '#server/features/translations/public.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { KeptHits } from './kept-hits.ts';

/** Every process that keeps answers listens on it; the triggers of migration 0700 send on it. */
const CHANNEL = 'toasoan_delivery';
/** A dead line is noticed by the echo that does not come. */
const BEAT_MS = 5_000;

const ANSWER_BYTES = 96 * 1024 * 1024;
const PART_BYTES = 32 * 1024 * 1024;
const SITE_BYTES = 8 * 1024 * 1024;
/** About what a site's facts take. */
const SITE_SIZE = 40_000;

export interface PublicAnswersDependencies {
  /** A small pool of its own: a flood of readers never takes the connections of the staff. */
  readonly db: Db;
  readonly url: string;
  readonly role: string | undefined;
  readonly now: () => Date;
  /** Where the console is. */
  readonly publicUrl: string;
  readonly onTrouble: (error: Error) => void;
}

/** Why it stays a class of values: a name that is no site is not kept. */
interface Named {
  readonly id: string;
}

/** The answers and sites that a process keeps for readers, dropped by notices of the database. */
export class PublicAnswers {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** By address: calls by their path, pages of sites by host and path. */
  readonly answers: KeyedCache<KeptAnswer>;
  readonly hits = new KeptHits();
  /** What many answers have in common, by site and name. */
  readonly #parts: KeyedCache<KeptAnswer>;
  readonly #sites: KeyedCache<Site>;
  readonly #names: KeyedCache<Named>;
  readonly #listener: ChannelListener;
  #beating: NodeJS.Timeout | undefined;

  constructor(deps: PublicAnswersDependencies) {
    this.db = deps.db;
    this.now = deps.now;
    this.publicUrl = deps.publicUrl;
    const isOutage = (error: unknown) => toAppError(error).code === 'UNAVAILABLE';
    const now = () => deps.now().getTime();
    this.answers = new KeyedCache({ maxBytes: ANSWER_BYTES, sizeOf: ({ size }) => size, isOutage, now });
    this.#parts = new KeyedCache({ maxBytes: PART_BYTES, sizeOf: ({ size }) => size, isOutage, now });
    this.#sites = new KeyedCache({ maxBytes: SITE_BYTES, sizeOf: () => SITE_SIZE, isOutage, now });
    this.#names = new KeyedCache({ maxBytes: SITE_BYTES, sizeOf: () => 200, isOutage, now });
    const all = [this.answers, this.#parts, this.#sites, this.#names];
    this.#listener = new ChannelListener({
      ...deps,
      channel: CHANNEL,
      name: 'toasoan-delivery',
      hear: (text) => {
        const keys = text.split(' ');
        for (const cache of all) cache.drop(keys);
      },
      arrive: () => undefined,
      begin: async () => {
        for (const cache of all) cache.seeAgain();
      },
      onTrouble: (error) => {
        for (const cache of all) cache.goBlind();
        deps.onTrouble(error);
      },
    });
  }

  /** Kept or composed. The first call begins to listen: until then nothing is kept for long. */
  async get(address: string, compose: () => Promise<Composed<KeptAnswer>>): Promise<KeptAnswer> {
    this.#listen();
    return await this.answers.get(address, compose);
  }

  /** A part of answers, kept or composed. */
  async part(name: string, compose: () => Promise<Composed<KeptAnswer>>): Promise<KeptAnswer> {
    this.#listen();
    return await this.#parts.get(name, compose);
  }

  /** The active site with an id or a code; undefined for none. */
  async site(name: string): Promise<Site | undefined> {
    return await this.#siteNamed(`name ${name}`, () => findSiteId(this.db, name));
  }

  /** The active site of a host name. */
  async siteOfHost(host: string): Promise<Site | undefined> {
    return await this.#siteNamed(`host ${host}`, () => findSiteIdOfHost(this.db, host));
  }

  /** Resolves when notices arrive. */
  async listening(): Promise<void> {
    this.#listen();
    await this.#listener.listening();
  }

  async stop(): Promise<void> {
    clearInterval(this.#beating);
    await this.#listener.stop();
  }

  #listen(): void {
    if (this.#beating !== undefined) return;
    this.#beating = setInterval(() => this.#listener.askForCursor(), BEAT_MS).unref();
    this.#listener.listening().catch(() => undefined);
  }

  async #siteNamed(address: string, find: () => Promise<string | undefined>): Promise<Site | undefined> {
    this.#listen();
    try {
      const { id } = await this.#names.get(address, async () => {
        const found = await find();
        if (found === undefined) throw new Unknown();
        return { value: { id: found }, keys: new Set([shownKey.project(found)]) };
      });
      return await this.#sites.get(id, async () => {
        const site = await findSite(this.db, id, this.now(), translatedFields);
        if (site === undefined) throw new Unknown();
        return {
          value: site,
          keys: new Set([shownKey.project(id), shownKey.clock(id)]),
          until: site.nextChange,
        };
      });
    } catch (error) {
      if (error instanceof Unknown) return undefined;
      throw error;
    }
  }
}

class Unknown extends Error {}
