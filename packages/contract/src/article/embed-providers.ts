import { linkAddress } from './link-address.ts';

const NAMES = ['youtube', 'vimeo', 'facebook', 'tiktok', 'dailymotion', 'x', 'spotify'] as const;
export type EmbedProvider = (typeof NAMES)[number];

/** A video, a post or a sound on another site, identified by the data of its frame, never by an input's address. */
export interface EmbedSource {
  readonly provider: EmbedProvider;
  readonly id: string;
}

interface ProviderRule {
  readonly label: string;
  /** What it offers. */
  readonly offers: 'video' | 'post' | 'sound';
  /** The pattern of the provider's ids. */
  readonly id: RegExp;
  /** The id in an address of the provider; `place` is host and path without a trailing slash. */
  readonly read: (place: string, query: (name: string) => string | undefined) => string | undefined;
  /** The origin of the frame; `security-headers.ts` allows exactly these. */
  readonly frameOrigin: string;
  /** Its size in pixels where no style says another. */
  readonly size: { readonly width: number; readonly height: number };
  /** Path and query of the frame. */
  readonly frame: (id: string) => string;
  /** The page of the video for people. */
  readonly page: (id: string) => string;
}

const WIDE = { width: 560, height: 315 };

/**
 * The sites whose videos, posts and sounds an article may contain. Short links that only the site can resolve (`fb.watch`,
 * `vt.tiktok.com`, Facebook's `/share/`) hold no id, so they are not supported.
 */
export const EMBED_PROVIDERS: Readonly<Record<EmbedProvider, ProviderRule>> = {
  youtube: {
    label: 'YouTube',
    offers: 'video',
    size: WIDE,
    // Two words of the provider's frame paths look like ids: a playlist and a channel's live stream.
    id: /^(?!videoseries$|live_stream$)[\w-]{11}$/,
    read: (place, query) =>
      /^(?:(?:www|m|music)\.)?youtube\.com\/watch$/.test(place)
        ? query('v')
        : (/^youtu\.be\/([^/]+)$/.exec(place)?.[1] ??
          /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([^/]+)$/.exec(
            place,
          )?.[1]),
    frameOrigin: 'https://www.youtube-nocookie.com',
    frame: (id) => `/embed/${id}`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    label: 'Vimeo',
    offers: 'video',
    size: WIDE,
    // An unlisted video carries its key after its number.
    id: /^\d{6,12}(?:\/[0-9a-f]{8,16})?$/,
    read(place, query) {
      const framed = /^player\.vimeo\.com\/video\/(\d+)$/.exec(place)?.[1];
      if (framed === undefined)
        return /^(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+(?:\/\w+)?)$/.exec(
          place,
        )?.[1];
      const key = query('h');
      return key === undefined ? framed : `${framed}/${key}`;
    },
    frameOrigin: 'https://player.vimeo.com',
    frame(id) {
      const [number, key] = id.split('/');
      return key === undefined ? `/video/${number}?dnt=1` : `/video/${number}?h=${key}&dnt=1`;
    },
    page: (id) => `https://vimeo.com/${id}`,
  },
  facebook: {
    label: 'Facebook',
    offers: 'video',
    size: WIDE,
    id: /^\d{8,20}$/,
    read(place, query) {
      const path = /^(?:(?:www|m|web|mbasic|vi-vn)\.)?facebook\.com(\/.+)$/.exec(place)?.[1] ?? '';
      if (path === '/plugins/video.php') return idWithin('facebook', query('href'));
      if (/^\/(?:watch|watch\/live|video\.php)$/.test(path)) return query('v');
      return /^\/(?:reel|[\w.-]+\/videos(?:\/[^/]+)?)\/(\d+)$/.exec(path)?.[1];
    },
    frameOrigin: 'https://www.facebook.com',
    frame: (id) =>
      `/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D${id}&show_text=false`,
    page: (id) => `https://www.facebook.com/watch/?v=${id}`,
  },
  tiktok: {
    label: 'TikTok',
    offers: 'video',
    size: { width: 325, height: 578 },
    id: /^\d{15,22}$/,
    read: (place) =>
      /^(?:(?:www|m)\.)?tiktok\.com\/(?:@[\w.-]*\/video|embed|embed\/v2|player\/v1)\/(\d+)$/.exec(place)?.[1],
    frameOrigin: 'https://www.tiktok.com',
    frame: (id) => `/player/v1/${id}`,
    page: (id) => `https://www.tiktok.com/@/video/${id}`,
  },
  dailymotion: {
    label: 'Dailymotion',
    offers: 'video',
    size: WIDE,
    id: /^[xk][A-Za-z0-9]{4,24}$/,
    read: (place, query) =>
      /^geo\.dailymotion\.com\/player(?:\/\w+)?\.html$/.test(place)
        ? query('video')
        : /^(?:dai\.ly|(?:(?:www|touch)\.)?dailymotion\.com\/(?:embed\/)?video)\/([^/_]+)(?:_[^/]*)?$/.exec(
            place,
          )?.[1],
    frameOrigin: 'https://geo.dailymotion.com',
    frame: (id) => `/player.html?video=${id}`,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  x: {
    label: 'X',
    offers: 'post',
    size: { width: 550, height: 600 },
    id: /^\d{5,20}$/,
    read: (place, query) =>
      place === 'platform.twitter.com/embed/Tweet.html'
        ? query('id')
        : /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com\/(?:\w{1,20}|i\/web|i)\/status(?:es)?\/(\d+)(?:\/(?:photo|video)\/\d+)?$/.exec(
            place,
          )?.[1],
    frameOrigin: 'https://platform.twitter.com',
    frame: (id) => `/embed/Tweet.html?dnt=true&id=${id}`,
    page: (id) => `https://x.com/i/status/${id}`,
  },
  spotify: {
    label: 'Spotify',
    offers: 'sound',
    size: { width: 560, height: 352 },
    id: /^(?:track|album|artist|playlist|show|episode)\/[A-Za-z0-9]{22}$/,
    read: (place) =>
      /^open\.spotify\.com\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(\w+\/[A-Za-z0-9]+)$/.exec(place)?.[1],
    frameOrigin: 'https://open.spotify.com',
    frame: (id) => `/embed/${id}`,
    page: (id) => `https://open.spotify.com/${id}`,
  },
};

const ADDRESS = /^https?:\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/i;

export const EMBED_FRAME_ORIGINS: readonly string[] = NAMES.map((name) => EMBED_PROVIDERS[name].frameOrigin);

function idWithin(provider: EmbedProvider, address: string | undefined): string | undefined {
  // Only one level deep: a frame address inside a frame address is refused.
  if (address === undefined || address.includes('/plugins/')) return undefined;
  const source = readEmbedAddress(address);
  return source?.provider === provider ? source.id : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function queryOf(query: string): (name: string) => string | undefined {
  const parts = query.split('&').map((part) => part.split('=', 2));
  return (name) => {
    const value = parts.find(([key]) => key === name)?.[1];
    return value === undefined ? undefined : decoded(value);
  };
}

/** The rule of a provider by any name, known or not. */
function ruleOf(provider: string): ProviderRule | undefined {
  return NAMES.some((name) => name === provider) ? EMBED_PROVIDERS[provider as EmbedProvider] : undefined;
}

/**
 * The video of an address: the page people copy, the short and shared forms, and the site's own frame. Undefined for
 * every other address; only the id is kept.
 */
export function readEmbedAddress(url: string): EmbedSource | undefined {
  const [, host, path = '', query = ''] = ADDRESS.exec(linkAddress(url) ?? '') ?? [];
  if (host === undefined) return undefined;
  const place = `${host.toLowerCase()}${path.replace(/\/$/, '')}`;
  const parameter = queryOf(query);
  for (const provider of NAMES) {
    const { id: form, read } = EMBED_PROVIDERS[provider];
    const id = read(place, parameter);
    if (id !== undefined && form.test(id)) return { provider, id };
  }
  return undefined;
}

/** The address of the frame; undefined for a video outside the table, whatever was stored. */
export function embedAddress(provider: string, id: string): string | undefined {
  const rule = ruleOf(provider);
  return rule?.id.test(id) === true ? `${rule.frameOrigin}${rule.frame(id)}` : undefined;
}

/** The address of the video's page, for people. */
export function embedPage({ provider, id }: EmbedSource): string {
  return EMBED_PROVIDERS[provider].page(id);
}
