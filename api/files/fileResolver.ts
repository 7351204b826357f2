import { file } from '@polyphony/domain/kinds/file.js';
import { SIGNED_FORM_S } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { signedIn } from '../access/gates.js';
import { RequirePermission } from '../access/permissionDirective.js';
import type { Context } from '../context.js';
import { notFound } from '../platform/errors.js';
import { Computed } from '../records/schema/computed.js';
import type { StoredRecord } from '../records/schema/record.js';
import { workersOf } from '../records/graphql/recordClass.js';
import { publishedQueries } from '../records/graphql/publishedQueries.js';
import { recordResolver } from '../records/graphql/recordResolver.js';
import { payload } from '../records/graphql/writeMutations.js';
import type { FormValues } from '../records/write/recordRules.js';
import { recordTypes } from '../records/graphql/recordTypes.js';
import { DateTime } from '../records/schema/scalars.js';
import { Payload } from '../records/schema/types.js';
import { File, type StoredFile } from './file.js';
import { fileStore } from './fileStore.js';
import { FileUses, usesOf } from './fileUses.js';
import { registerUpload, replaceByUpload } from './registration.js';
import { signUploads, type SignedUploadForm } from './signUploads.js';

@InputType({ description: 'A file that is to be uploaded, as far as the browser knows it.' })
class UploadToSign {
  @Field({ description: 'Its name.' }) name!: string;
  @Field({ description: "Its MIME type; '' when the browser knows none." }) type!: string;
  @Field(() => Int, { description: 'Its size in bytes.' }) size!: number;
}

@ObjectType({ description: 'A field of a form.' })
class FormField {
  @Field({ description: 'Its name.' }) name!: string;
  @Field({ description: 'Its value.' }) value!: string;
}

@ObjectType({ description: 'A form that uploads one file to the storage.' })
class SignedUpload {
  @Field({ description: 'Where it is posted to, as multipart/form-data.' }) url!: string;
  @Field(() => [FormField], { description: "Its fields, before the file, which is the last one and called 'file'." })
  fields!: FormField[];
  @Field({ description: 'What the upload is registered by.' }) key!: string;
  @Field({ description: 'The name that the file will have.' }) name!: string;
  @Field(() => DateTime, { description: `When the form is dead, ${SIGNED_FORM_S} seconds after it was signed.` })
  expiresAt!: Date;
}

@ObjectType({ description: 'Forms to upload with, one for each file in the requested order; or why there are none.' })
class SignUploadsPayload extends Payload {
  @Field(() => [SignedUpload], { description: 'Empty when refused.' }) uploads!: SignedUpload[];
}

@InputType({ description: 'What was uploaded. Its key counts; size and type are those of the object itself.' })
class UploadInput {
  @Field(() => String, { nullable: true, description: 'The key it was signed under.' }) key?: string | null;
  @Field(() => String, { nullable: true, description: 'Its name; without it, the one it was signed for.' })
  name?: string | null;
  @Field(() => String, { nullable: true, description: 'Its MIME type, as the browser knows it.' })
  type?: string | null;
  @Field(() => Int, { nullable: true, description: 'Its size in bytes, as the browser knows it.' })
  size?: number | null;
  @Field(() => String, { nullable: true, description: 'Where it was posted to.' }) url?: string | null;
}

@ObjectType({ description: 'What is needed to save a file.' })
class FileDownload {
  @Field({ description: 'Where to fetch it; nothing more is needed there.' }) url!: string;
  @Field(() => DateTime, { description: 'When that address is dead.' }) expiresAt!: Date;
  @Field({ description: 'Where it is in the storage.' }) fileS3Key!: string;
  @Field({ description: 'What to save it under.' }) fileName!: string;
  @Field({ description: 'Its MIME type.' }) fileType!: string;
  @Field(() => Int, { description: 'Its size in bytes.' }) fileSize!: number;
}

const types = recordTypes(file, File);

const asUpload = ({ fields, ...upload }: SignedUploadForm): SignedUpload => ({
  ...upload,
  fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
});

async function requireFile(id: string | null, key: string | null): Promise<StoredFile> {
  const found = id ? await fileStore.get(id) : key ? await fileStore.byKey(key) : null;
  if (!found) throw notFound(messages.notFound(file.label));
  return found;
}

async function downloadOf(record: StoredFile, { services }: Context): Promise<FileDownload> {
  const { fileS3Key, fileName, fileType, fileSize } = record;
  const expiresAt = new Date(Date.now() + SIGNED_FORM_S * 1000);
  const url = await services.storage.signGet(fileS3Key, { fileName, contentType: fileType });
  return { url, expiresAt, fileS3Key, fileName, fileType, fileSize };
}

// Beside the class of files, which knows nothing of where they are used.
Field(() => FileUses, { description: 'The records that name it.' })(File.prototype, 'usedBy');
Computed<StoredRecord>((record, _, context) => usesOf(record._id, context), { needs: ['_id'] })(
  File.prototype,
  'usedBy',
);
RequirePermission('FILE_DETAILS', 'ADD_FILE', 'DELETE_FILE', 'TRANSLATE_FILE')(File.prototype, 'usedBy');

@Resolver()
export class FileResolver extends recordResolver(fileStore, File) {
  @RequirePermission(file.permissions.add)
  @Mutation(() => SignUploadsPayload, {
    description: 'Signs a form for each file: the browser posts the file with it straight to the storage.',
  })
  async signUploads(
    @Arg('files', () => [UploadToSign], { description: 'Ten at most, 100 MB together.' }) files: UploadToSign[],
    @Ctx() context: Context,
  ): Promise<SignUploadsPayload> {
    const { uploads, errors } = await signUploads(files, signedIn(context), context.services);
    if (errors)
      return { success: false, message: errors[0]?.message ?? messages.notSaved, errors: [...errors], uploads: [] };
    return { success: true, message: messages.toastSuccess, errors: [], uploads: uploads.map(asUpload) };
  }

  @RequirePermission(file.permissions.add)
  @Mutation(() => types.payload, {
    description: 'Makes an upload a file of the library. Idempotent: sent again, it returns the same file.',
  })
  async registerUpload(
    @Arg('input', () => UploadInput, { description: 'What was uploaded.' }) input: UploadInput,
    @Ctx() context: Context,
  ) {
    return payload(file, await registerUpload(withoutUndefined(input), signedIn(context), context));
  }

  @RequirePermission(file.permissions.edit)
  @Mutation(() => types.payload, {
    description: 'Gives a file the content of an upload of the same kind. Its id stays, and so does where it is used.',
  })
  async replaceFile(
    @Arg('id', () => ID, { description: 'Database object id.' }) id: string,
    @Arg('input', () => UploadInput, { description: 'What was uploaded.' }) input: UploadInput,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version it was loaded with; a later one is a CONFLICT.',
    })
    version: number | null,
    @Ctx() context: Context,
  ) {
    return payload(file, await replaceByUpload(id, withoutUndefined(input), signedIn(context), context, version));
  }

  @RequirePermission('DOWNLOAD_FILE')
  @Query(() => FileDownload, { description: 'What is needed to save a file, named by its id or its key.' })
  async fileDownload(
    @Arg('id', () => ID, { nullable: true, description: 'Database object id.' }) id: string | null,
    @Arg('key', () => String, { nullable: true, description: 'Its fileS3Key, in place of its id.' }) key: string | null,
    @Ctx() context: Context,
  ): Promise<FileDownload> {
    return downloadOf(await requireFile(id, key), context);
  }

  @RequirePermission(...workersOf(file))
  @Query(() => File, { description: 'The file with this key in the storage or this id, or a NOT_FOUND error.' })
  fileNamed(
    @Arg('key', () => String, { nullable: true, description: 'Its fileS3Key.' }) key: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Database object id, in place of its key.' }) id: string | null,
  ) {
    return requireFile(id, key);
  }
}

@Resolver()
export class PublishedFiles extends publishedQueries(fileStore, File) {}

const withoutUndefined = (input: object): FormValues =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
