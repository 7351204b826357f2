/** The part of a mongoose model that startup needs. */
export interface AnyModel {
  createCollection(): Promise<unknown>;
  createIndexes(): Promise<unknown>;
}

/**
 * Creates the collections and indexes of the models sequentially: some servers fail when many are created concurrently,
 * and an error names the index that caused it.
 */
export async function prepareModels(models: readonly AnyModel[]): Promise<void> {
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
  }
}
