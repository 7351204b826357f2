import { createHash, randomBytes } from 'node:crypto';
import { cleanRichText } from '@polyphony/domain/richText/cleanRichText.js';
import { entryListsOf, richTextPathsOf, valuesAtPath, withValueAt } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { RICH_TEXT_MARKUP_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { liftInlineImages, type InlineImage } from '@polyphony/domain/richText/richText.js';
import { mongo } from 'mongoose';
import type { Context } from '../../context.js';
import type { FileAddresses } from '../read/fileAddresses.js';
import type { CheckedFile } from './fileLibrary.js';
import { renderRichText } from '../read/renderRichText.js';
import { invalid } from './outcome.js';
import type { FieldError } from '../schema/types.js';

type Values = Readonly<Record<string, unknown>>;

/** Most bytes of a record: MongoDB takes 16 MB, and its own fields and later switches need room. */
export const RECORD_MAX_BYTES = 15 * 1024 * 1024;

/**
 * What a text becomes before its rule sees it, in the composed form of Unicode as all texts are. Pictures within it are lifted
 * out meanwhile: they can be long.
 */
function cleaned(typed: string): string {
  const html = typed.normalize('NFC');
  if (html.length <= RICH_TEXT_MARKUP_MAX) return cleanRichText(html);
  const nonce = randomBytes(12).toString('hex');
  const { html: lifted, images } = liftInlineImages(html, (index) => `picture-${nonce}-${index}`);
  // The rule refuses it for its length; reading it would take long.
  if (lifted.length > RICH_TEXT_MARKUP_MAX) return html;
  return cleanRichText(lifted).replace(new RegExp(`src="(picture-${nonce}-\\d+)"`, 'g'), (_, word: string) => {
    const image = images.get(word);
    return image ? `src="data:${image.type};base64,${image.base64}"` : '';
  });
}

/** Moves the pictures within the texts of checked values, which are of any language, to the library. */
export type Settle = (values: Values) => Promise<Settled>;
interface Settled {
  readonly values: Values;
  /** The fields that hold a picture which cannot be moved. */
  readonly errors: readonly FieldError[];
}

/**
 * The pictures of a request, by their content, each moved to the library once: it may save the same texts again, when a record
 * was written at the same moment.
 */
const pictures = new WeakMap<Context, Map<string, Promise<CheckedFile>>>();

/** A checked file whose addition is idempotent, and can be repeated after it has failed. */
function addedOnce(file: CheckedFile): CheckedFile {
  if ('refusal' in file) return file;
  let added: ReturnType<typeof file.add> | null = null;
  const add = () =>
    (added ??= file.add().catch((error: unknown) => {
      added = null;
      throw error;
    }));
  return { add };
}

/** Special handling of the rich texts of a kind, for its store: those of its fields, and those within entries. */
export class RichTexts {
  readonly #paths: readonly string[];
  /** Whether records of the kind can be too large: no other values are that long. */
  readonly #canBeLarge: boolean;

  constructor(kind: Pick<AnyKind, 'rules'>) {
    this.#paths = richTextPathsOf(kind.rules);
    this.#canBeLarge = this.#paths.length > 0 || entryListsOf(kind.rules).length > 0;
  }

  /** The rich texts of values, each by its field: 'about', 'questions.1.answer'. */
  #textsOf(values: Values): (readonly [field: string, html: string])[] {
    return this.#paths
      .flatMap((path) => valuesAtPath(values, path))
      .flatMap(({ field, value }) => (typeof value === 'string' ? [[field, value] as const] : []));
  }

  /** Sent values with their rich texts cleaned. */
  clean(values: Values): Values {
    return this.#textsOf(values).reduce((all, [field, html]) => withValueAt(all, field, cleaned(html)), values);
  }

  /** Stored values as they are shown: see `renderRichText`. */
  render(values: Values, addresses: FileAddresses): Values {
    return this.#textsOf(values).reduce(
      (all, [field, html]) => withValueAt(all, field, renderRichText(html, addresses)),
      values,
    );
  }

  /** Values without the pictures within their texts that are not in the library: for what is drawn and not stored. */
  withoutPictures(values: Values): Values {
    return this.#textsOf(values).reduce(
      (all, [field, html]) => withValueAt(all, field, liftInlineImages(html, () => '').html),
      values,
    );
  }

  /** Whether a text of the values holds a picture that is not in the library. */
  hasPictures(values: Values): boolean {
    return this.#textsOf(values).some(([, html]) => liftInlineImages(html, () => '').images.size > 0);
  }

  /**
   * Checked values with the pictures within their texts moved to the library; or the fields that hold one which cannot be: then
   * none is moved, as each time that they are sent again would add the others.
   */
  async settle(values: Values, context: Context): Promise<Settled> {
    const texts = this.#textsOf(values)
      .map(([field, text]) => ({ field, ...liftInlineImages(text, (index) => `\u0000${index}\u0000`) }))
      .filter(({ images }) => images.size > 0);
    const errors: FieldError[] = [];
    const ready = new Map<InlineImage, Extract<CheckedFile, { add: unknown }>>();
    for (const { field, images } of texts) {
      for (const image of images.values()) {
        const checked = await this.#checkOnce(image, context);
        if ('add' in checked) ready.set(image, checked);
        else if (!errors.some((error) => error.field === field)) errors.push(invalid(field, checked.refusal));
      }
    }
    if (errors.length > 0) return { values, errors };
    let settled = values;
    for (const { field, html: lifted, images } of texts) {
      const storedUrls = new Map<string, string>();
      for (const [word, image] of images) {
        const added = await ready.get(image)?.add();
        if (added) storedUrls.set(word, added.url);
      }
      // oxlint-disable-next-line eslint/no-control-regex
      const html = lifted.replace(/\u0000\d+\u0000/g, (word) => storedUrls.get(word) ?? '');
      settled = withValueAt(settled, field, html);
    }
    return { values: settled, errors };
  }

  async #checkOnce(image: InlineImage, context: Context): Promise<CheckedFile> {
    const known = pictures.get(context) ?? new Map<string, Promise<CheckedFile>>();
    pictures.set(context, known);
    const content = createHash('sha256').update(`${image.type} ${image.base64}`).digest('base64');
    const outcome = known.get(content) ?? this.#check(image, context).then(addedOnce);
    known.set(content, outcome);
    try {
      return await outcome;
    } catch (error) {
      known.delete(content);
      throw error;
    }
  }

  /** A picture of a text is a file like any other: who may not add files may not paste one. */
  #check({ type, base64 }: InlineImage, context: Context): Promise<CheckedFile> {
    const { session, services } = context;
    if (!session?.superAdmin && !session?.permissions.has('ADD_FILE')) {
      return Promise.resolve({ refusal: messages.imageNeedsPermission });
    }
    const name = `picture.${type.slice('image/'.length)}`;
    return services.fileLibrary.checkFile(Buffer.from(base64, 'base64'), name, context);
  }

  /**
   * Why a record with these values cannot be stored, on the longest of its texts; nothing when it can.
   * @param before the stored values that they replace, in a record of `size` bytes
   */
  refuseSize(values: Values, size = 0, before: Values = {}): FieldError[] {
    if (!this.#canBeLarge) return [];
    const bytes = size - bytesOf(before) + bytesOf(values);
    if (bytes <= RECORD_MAX_BYTES) return [];
    const [longest] = Object.entries(values).sort(
      ([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length,
    );
    return [invalid((longest?.[0] ?? '').split('.')[0] ?? '', messages.recordTooLarge)];
  }
}

export const bytesOf = (document: object): number =>
  mongo.BSON.calculateObjectSize(document, { ignoreUndefined: true });
