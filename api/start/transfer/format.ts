import { array, mixed, number, object, string } from 'yup';
import type { RecordStores } from '../../records/store/loaders.js';
import type { RecordRules } from '../../records/write/recordRules.js';
import { settingsStores } from '../../modules/settings/settingsStore.js';
import { siteTextStores } from '../../modules/texts/siteTextStore.js';

/*
 * An archive of a site is a tar file with, in this order:
 * - site.json: which format it is, by which migration the last changed what is stored, and in which languages its texts are, the base
 *   language among them;
 * - records/<kinds>/0001.jsonl, settings/<panel>/0001.jsonl and texts/<page>/0001.jsonl: a record on each line (see archivedRecord.ts);
 * - files/<id>: the bytes of the files of the library;
 * - manifest.json: the checksum of each of them, and how many records there are.
 */

/** Raise it with a change that earlier versions would read wrongly. */
export const FORMAT_VERSION = 2;
/** The one that archives in English have: earlier versions of the product, which know no other base language, read them. */
export const FORMAT_VERSION_IN_ENGLISH = 1;
export const FORMAT = 'polyphony-site';
export const HEAD = 'site.json';
export const MANIFEST = 'manifest.json';
export const FILES = 'files/';
/** Both files are read whole. */
export const HEAD_MAX_BYTES = 64 * 1024;
export const MANIFEST_MAX_BYTES = 64 * 1024 * 1024;

export const headRules = object({
  format: string().oneOf([FORMAT]).required(),
  version: number().integer().min(1).required(),
  /** The last migration of the product that wrote it; what it stored before is read as by all later ones. */
  step: number().integer().min(0).required(),
  /** The version of the product that wrote it. */
  product: string().required(),
  languages: array()
    .of(
      string()
        .matches(/^[a-z]{1,2}$/)
        .required(),
    )
    .required(),
  /** The base language: without one, it is an archive of before there was a choice. */
  base: string().matches(/^[a-z]{1,2}$/),
});

/** SHA-256 of each file by its name, hexadecimal, and the number of records by their folder. */
export interface Manifest {
  readonly sha256: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, number>>;
}

const isMapOf = (type: 'string' | 'number') => (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === type);

export const manifestRules = object({
  sha256: mixed<Manifest['sha256']>().required().test('map', 'its checksums cannot be read', isMapOf('string')),
  records: mixed<Manifest['records']>().required().test('map', 'its counts cannot be read', isMapOf('number')),
});

/** Part of an archive that holds one kind, one panel of the settings, or the texts of one page. */
export interface Part {
  /** Location of its records in an archive. */
  readonly folder: string;
  readonly store: RecordRules;
  /** Panels and texts are in every installation from its first start on, and show nobody when they were made. */
  readonly isPanel: boolean;
}

/** All that archives hold, in the order in which it is written: what other records refer to mostly comes first. */
export const partsOf = ({ all }: RecordStores): readonly Part[] => [
  ...all
    .filter(({ archived }) => archived !== null)
    .map((store) => ({ folder: `records/${store.kind.plural}`, store, isPanel: false })),
  ...settingsStores.map((store) => ({ folder: `settings/${store.panel.name}`, store, isPanel: true })),
  ...siteTextStores.map((store) => ({ folder: `texts/${store.textPage}`, store, isPanel: true })),
];
