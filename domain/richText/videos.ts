/** Services whose videos a text can contain. */
export type VideoService = 'youtube' | 'vimeo';

export interface Video {
  readonly service: VideoService;
  /** Its id; of an unlisted video of Vimeo `id/hash`. */
  readonly id: string;
}

/** A video as a text stores it: `youtube:dQw4w9WgXcQ`. */
export const VIDEO_KEY = /^(?:youtube:[\w-]{11}|vimeo:[1-9]\d{4,11}(?:\/[0-9a-f]{8,12})?)$/;

/** The name of a service, the same in every language. */
export const VIDEO_SERVICES: Readonly<Record<VideoService, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Origins of the players, the only ones that pages of the site may have frames of. */
export const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

export const videoKey = ({ service, id }: Video): string => `${service}:${id}`;

/** The video of a key; null for anything else. */
export function videoOfKey(key: unknown): Video | null {
  if (typeof key !== 'string' || !VIDEO_KEY.test(key)) return null;
  const at = key.indexOf(':');
  return { service: key.slice(0, at) as VideoService, id: key.slice(at + 1) };
}

/** The page of a video at its service. */
export const videoPage = ({ service, id }: Video): string =>
  service === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

/** The player of a video, which sets no cookie before it plays. */
export function videoPlayer({ service, id }: Video): string {
  if (service === 'youtube') return `${VIDEO_ORIGINS[0]}/embed/${id}?rel=0&autoplay=1`;
  const [number = '', hash] = id.split('/');
  return `${VIDEO_ORIGINS[1]}/video/${number}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
}

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

function keyOfAddress({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return `youtube:${pathname.slice(1)}`;
  if (YOUTUBE.test(hostname)) {
    const id = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1];
    return `youtube:${id ?? searchParams.get('v') ?? ''}`;
  }
  if (!VIMEO.test(hostname)) return null;
  const [, number, hash] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  const secret = hash ?? searchParams.get('h');
  return `vimeo:${number ?? ''}${secret ? `/${secret}` : ''}`;
}

/** The video of an address as people copy it, with or without its scheme; null if it is none of the services. */
export function videoOfAddress(typed: string): Video | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return URL.canParse(address) ? videoOfKey(keyOfAddress(new URL(address))) : null;
}
