/** What a start needs of a mongoose model, whatever its class. */
export interface AnyModel {
  createCollection(): Promise<unknown>;
  createIndexes(): Promise<unknown>;
}

/**
 * Creates the collections and indexes of the models, one after another: some servers fail when many are created at once,
 * and a start that stops halfway says which index it was.
 */
export async function prepareModels(models: readonly AnyModel[]): Promise<void> {
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
  }
}
