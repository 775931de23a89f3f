import * as z from 'zod/mini';
import { contestCategory } from './contest-kinds.ts';
import { contestVoting, filmFormat, photoFormat } from './contest-values.ts';

// Answers carry what was accepted once: the keys of the inputs, without their bounds.

export const limitsShown = z.object({
  maxPerAuthor: z.number(),
  photo: z.object({
    formats: z.array(photoFormat),
    minLongEdge: z.number(),
    minBytes: z.number(),
    maxBytes: z.number(),
    requireExif: z.boolean(),
  }),
  series: z.object({ min: z.number(), max: z.number() }),
  video: z.object({
    formats: z.array(filmFormat),
    maxSeconds: z.number(),
    maxBytes: z.number(),
    minHeight: z.number(),
  }),
});

export const votingShown = z.object({
  enabled: z.boolean(),
  counts: contestVoting.shape.counts,
  likeWeight: z.number(),
  shareWeight: z.number(),
  monthly: z.boolean(),
  antiFraud: z.object({
    minAccountAgeHours: z.number(),
    maxPerNetworkPerDay: z.number(),
    similarNames: z.boolean(),
  }),
});

const names = z.array(z.string());
export const organisersShown = z.object({ lead: names, together: names, companion: names, patron: names });

export const criterionShown = z.object({
  key: z.string(),
  name: z.string(),
  nameEn: z.string(),
  weight: z.number(),
});

export const quotaShown = z.partialRecord(contestCategory, z.number());
