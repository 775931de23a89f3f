import type { Scene } from './scene.ts';

type Look = Omit<Scene, 'seed'>;

/** Kinds of light and land that the demo's pictures are made of. */
const LOOKS = {
  harvest: {
    sky: ['#5b8fc7', '#f6d9a8'],
    grounds: [
      ['mountains', '#8fa3b8', '#6c8299'],
      ['terraces', '#d0b63a', '#6e7f1f'],
    ],
    sun: [0.7, 0.26, '#fff4cf'],
  },
  greenTerraces: {
    sky: ['#86b9d9', '#e9f3ee'],
    grounds: [
      ['mountains', '#7fa08d', '#5f8572'],
      ['terraces', '#8fc25a', '#3f7a3a'],
    ],
  },
  bay: {
    sky: ['#6fb3d6', '#fbe9d2'],
    grounds: [
      ['mountains', '#5f8f86', '#3f6b66'],
      ['sea', '#7cc3c4', '#1f6f86'],
    ],
    sun: [0.22, 0.3, '#fff6dc'],
  },
  sunsetSea: {
    sky: ['#3a2f5b', '#f08a4b'],
    grounds: [['sea', '#e08a5a', '#2b2f55']],
    sun: [0.5, 0.52, '#ffe2a0'],
  },
  nightCity: {
    sky: ['#0f1730', '#3b2f55'],
    grounds: [['city', '#2a2544', '#120f22']],
    lights: { count: 46, colour: '#ffb347' },
  },
  dawnCity: {
    sky: ['#7fa7cf', '#f7d3b0'],
    grounds: [
      ['city', '#7d8aa3', '#55627d'],
      ['sea', '#c9b7a6', '#5c7387'],
    ],
  },
  fields: {
    sky: ['#9fd0ea', '#eef7f2'],
    grounds: [
      ['hills', '#7fb08a', '#4f8a5b'],
      ['fields', '#d6c04a', '#8aa53a'],
    ],
    sun: [0.82, 0.2, '#fffbe6'],
  },
  highland: {
    sky: ['#b7c4d6', '#f3ece2'],
    grounds: [
      ['mountains', '#9aa9b8', '#7f90a2'],
      ['hills', '#6f8a6a', '#3f5a3d'],
    ],
  },
  coffee: {
    sky: ['#c9d8c2', '#f6efdc'],
    grounds: [
      ['hills', '#6f8f4f', '#3e5a2c'],
      ['fields', '#8a5a36', '#4a2f1e'],
    ],
  },
  lanterns: {
    sky: ['#2a1230', '#7a2a3f'],
    grounds: [
      ['city', '#4a1f33', '#240f1c'],
      ['sea', '#8a3a3f', '#1d1022'],
    ],
    lights: { count: 70, colour: '#ffcf5a' },
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

export function sceneOf(look: LookName, seed: number): Scene {
  return { ...LOOKS[look], seed };
}
