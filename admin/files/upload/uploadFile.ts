import type { ApolloClient } from '@apollo/client';
import { messages } from '@polyphony/domain/messages/messages.js';
import { failureOf } from '../../platform/failure';
import {
  type FilePartsFragment,
  RegisterUploadDocument,
  SignUploadsDocument,
} from '../../graphql/generated/typed/graphql';
import { postForm, UploadFailure, UploadRefused } from './postForm';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (sent: number) => void;
}

/** A file in the storage, with the input to register it in the library. */
export interface SentUpload {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly url: string;
}

interface Refusal {
  readonly message: string;
  readonly errors: readonly { readonly message: string }[];
}

const reasonOf = ({ message, errors }: Refusal): UploadFailure => new UploadFailure(errors[0]?.message ?? message);

/** Requests a signed form and posts the file with it, not through the API. @throws UploadFailure */
export async function sendFile(client: ApolloClient, file: File, options: SendOptions): Promise<SentUpload> {
  const { name, type, size } = file;
  const signed = await withUploadFailure(
    client.mutate({ mutation: SignUploadsDocument, variables: { files: [{ name, type, size }] } }),
  );
  options.signal.throwIfAborted();
  const result = signed.data?.result;
  if (result && !result.success) throw reasonOf(result);
  const form = result?.uploads[0];
  if (!form?.url) throw new UploadFailure(messages.uploadUrlUndefined);
  await postForm(form, file, options);
  return { key: form.key, name: form.name, type, size, url: form.url };
}

/** Registers a sent file in the library. Idempotent: returns the same file again. @throws UploadFailure */
export async function registerFile(client: ApolloClient, input: SentUpload): Promise<FilePartsFragment> {
  const { data } = await withUploadFailure(
    client.mutate({ mutation: RegisterUploadDocument, variables: { input: { ...input } } }),
  );
  const result = data?.result;
  if (!result) throw new UploadFailure(messages.unexpected);
  if (!result.success || !result.record) throw new UploadRefused(reasonOf(result).userMessage);
  return result.record;
}

/** @throws UploadFailure with a message for users, for any error */
async function withUploadFailure<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw new UploadFailure(failureOf(error, messages.uploadInterrupted).message, { cause: error });
  }
}
