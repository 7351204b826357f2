import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, type LookName, LOOKS } from '@polyphony/domain/settings/looks.js';
import { ASSETS_PATH } from './assetsPath.js';
import { lookSheets } from '../styles/lookSheets.js';
import { islands, type IslandName } from '../islands/registry.js';

/** The addresses of the built files. */
export interface Assets {
  readonly styles: readonly string[];
  readonly looks: Readonly<Record<LookName, LookAssets>>;
  /** The small script that every page may do without. */
  readonly script: string | null;
  /** The script of what settings switch on: popup, cookies agreement, top loader. */
  readonly notices: string | null;
  /** The scripts of an island: its own first, then what that imports. */
  readonly islands: Readonly<Record<IslandName, readonly string[]>>;
}

/** What a look adds to a page. */
interface LookAssets {
  readonly styles: readonly string[];
  /** The fonts that a page needs for its first text, by script: Latin, or Arabic where the page is written from right to left. */
  readonly fonts: Readonly<Record<keyof Look['fonts'], readonly string[]>>;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const known = new Map<string, Assets>();

/**
 * Reads which files the client build in a folder wrote, once a folder.
 * Before there is a build (the API's own tests), pages go without styles and scripts: they are readable all the same.
 */
export function assetsIn(clientDir: string): Assets {
  const found = known.get(clientDir);
  if (found) return found;
  const manifest = readManifest(join(clientDir, '.vite/manifest.json'));
  const assets = assetsOf(manifest ?? {});
  if (manifest) known.set(clientDir, assets);
  return assets;
}

function readManifest(path: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether this is the file of a family's upright letters: of all weights, or of the one that titles have. */
const isUpright = (file: string, family: string): boolean =>
  file.startsWith(`${family}-wght-normal`) || file.startsWith(`${family}-400-normal`);

function assetsOf(manifest: Manifest): Assets {
  const addressOf = (file: string) => ASSETS_PATH + file;
  const scriptsOf = (entry: string): string[] => {
    const chunk = manifest[entry];
    return chunk ? [addressOf(chunk.file), ...(chunk.imports ?? []).flatMap(scriptsOf)] : [];
  };
  const site = manifest['client/site.ts'];
  const lookOf = (name: LookName): LookAssets => {
    const chunk = manifest[lookSheets[name]];
    const fontsOf = (script: keyof Look['fonts']) =>
      LOOKS[name].fonts[script].flatMap((family) =>
        (chunk?.assets ?? []).filter((file) => isUpright(file, `${family}-${script}`)).map(addressOf),
      );
    return {
      styles: chunk ? [addressOf(chunk.file)] : [],
      fonts: { latin: fontsOf('latin'), arabic: fontsOf('arabic') },
    };
  };
  return {
    styles: (site?.css ?? []).map(addressOf),
    looks: { atelier: lookOf('atelier'), campus: lookOf('campus'), quiet: lookOf('quiet') },
    script: site ? addressOf(site.file) : null,
    notices: scriptsOf('client/notices.ts')[0] ?? null,
    islands: Object.fromEntries(
      Object.entries(islands).map(([name, entry]) => [name, [...new Set(scriptsOf(entry))]]),
    ) as Record<IslandName, string[]>,
  };
}
