import { COORDINATE_MAX } from '../limits.js';
import { plainNumber } from '../text/digits.js';

/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const ALONE = new RegExp(`^${NUMBER}$`);
/** '27.4712, 89.6339'; the comma of Arabic, a semicolon or a space separates them, too. */
const PAIR = new RegExp(`^(${NUMBER})\\s*°?(?:\\s*[,،;]\\s*|\\s+)(${NUMBER})\\s*°?$`);

/** A coordinate as it is typed, in Latin, Arabic-Indic or Persian digits; NaN for what is none. */
export function coordinateIn(text: string): number {
  const typed = plainNumber(text);
  return ALONE.test(typed) ? Number(typed) : Number.NaN;
}

function pairIn(text: string): Coordinates | null {
  const [, latitude, longitude] = PAIR.exec(plainNumber(text)) ?? [];
  return latitude === undefined || longitude === undefined ? null : onEarth(Number(latitude), Number(longitude));
}

const onEarth = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= COORDINATE_MAX.latitude && Math.abs(longitude) <= COORDINATE_MAX.longitude
    ? { latitude, longitude }
    : null;

/** Patterns by which links of maps name the place that they show, the most exact first. */
const IN_PATH = [
  // Google Maps: the place itself, then what the map shows around it.
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`/(?:place|search|dir/[^/]*)/(${NUMBER}),\\+?(${NUMBER})(?:[/?]|$)`),
  new RegExp(`/@(${NUMBER}),(${NUMBER})[,/]`),
  // OpenStreetMap: '#map=17/27.4712/89.6339'.
  new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`),
];
/** Parameters with both: of Google Maps, Apple Maps and links that phones open. */
const PARAMETERS = ['ll', 'coordinate', 'q', 'query', 'daddr', 'destination', 'center', 'sll'];

function ofUrl(url: URL): Coordinates | null {
  const { searchParams } = url;
  // OpenStreetMap's marker.
  const marker = pairIn(`${searchParams.get('mlat') ?? ''},${searchParams.get('mlon') ?? ''}`);
  if (marker) return marker;
  const href = url.href.replace(/%2c/gi, ',');
  const [exact, ...others] = IN_PATH.map((pattern) => pattern.exec(href));
  const place = exact && onEarth(Number(exact[1]), Number(exact[2]));
  if (place) return place;
  for (const name of PARAMETERS) {
    const found = pairIn((searchParams.get(name) ?? '').replace(/^loc:/, ''));
    if (found) return found;
  }
  const found = others.find(Boolean);
  return found ? onEarth(Number(found[1]), Number(found[2])) : null;
}

/**
 * The place that a pasted text names: 'latitude, longitude', a geo: address, or a link of Google Maps, OpenStreetMap or
 * Apple Maps. Nothing is requested: a short link that only leads to such a link says nothing.
 * @returns null for a text that names no place on the earth
 */
export function coordinatesIn(text: string): Coordinates | null {
  const typed = text.trim();
  const geo = /^geo:([^?;]*)/i.exec(typed)?.[1];
  if (geo !== undefined) return pairIn(geo);
  if (!/^https?:\/\//i.test(typed)) return pairIn(typed);
  return URL.canParse(typed) ? ofUrl(new URL(typed)) : null;
}
