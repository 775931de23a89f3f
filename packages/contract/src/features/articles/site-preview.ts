import * as z from 'zod/mini';
import { version } from '../../core/ids.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';

/** What is looked at and how, beside the text of the present. */
export const previewLook = {
  /** An earlier version instead of all other texts, for those who may read it in the history. */
  versionNo: z.optional(version),
  /** A language of the project: the site's own words are in it. Absent: in that of the text. */
  siteLang: z.optional(z.enum(RECORD_LANGUAGES, { error: 'choice' })),
};

export const sitePreview = z.object({
  /** A whole page of a site, for a frame without an origin that runs nothing. */
  page: z.string(),
  /** Of the site's own words. */
  siteLang: z.string(),
  /** Of the project. */
  siteLanguages: z.array(z.string()),
  /** The version that was asked for. */
  older: z.nullable(z.object({ no: z.number(), title: z.string(), time: z.string(), userName: z.string() })),
});
export type SitePreview = z.output<typeof sitePreview>;
