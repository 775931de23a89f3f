import { posterOf } from './poster.ts';
import { until } from './until.ts';

export interface FilmFacts {
  readonly durationSec: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** A still as a JPEG. */
  readonly poster: Blob | undefined;
}

const NOTHING: FilmFacts = { durationSec: undefined, width: undefined, height: undefined, poster: undefined };

/** How long a film or sound is, how large, and how it looks, as this browser reads it; nothing where it cannot. */
export async function readFilm(file: Blob, kind: 'VIDEO' | 'AUDIO'): Promise<FilmFacts> {
  const player = document.createElement(kind === 'VIDEO' ? 'video' : 'audio');
  const address = URL.createObjectURL(file);
  player.muted = true;
  player.preload = 'auto';
  try {
    const known = until(player, 'loadedmetadata');
    player.src = address;
    await known;
    const durationSec = await durationOf(player);
    if (!(player instanceof HTMLVideoElement)) return { ...NOTHING, durationSec };
    const { videoWidth: width, videoHeight: height } = player;
    const poster = width > 0 ? await posterOf(player, durationSec ?? 0).catch(() => undefined) : undefined;
    return { durationSec, width: width || undefined, height: height || undefined, poster };
  } catch {
    return NOTHING;
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(address);
  }
}

/** Recordings of browsers do not say how long they are before somebody has gone to their end. */
async function durationOf(player: HTMLMediaElement): Promise<number | undefined> {
  if (player.duration === Number.POSITIVE_INFINITY) {
    const atEnd = until(player, 'seeked');
    player.currentTime = Number.MAX_SAFE_INTEGER;
    await atEnd;
  }
  return Number.isFinite(player.duration) ? player.duration : undefined;
}
