import type { ClassType } from 'type-graphql';
import { FileResolver, PublishedFiles } from './fileResolver.js';
import { fileStore } from './fileStore.js';
import { PendingUploadModel } from './pendingUpload.js';

/** The file library of the API: its store and its resolvers. */
export const fileModule: { readonly store: typeof fileStore; readonly resolvers: readonly ClassType[] } = {
  store: fileStore,
  resolvers: [FileResolver, PublishedFiles],
};

export const fileModels = [PendingUploadModel] as const;
