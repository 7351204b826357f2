import { aggregate } from './aggregate.js';
import { collectionCommands } from './collections.js';
import type { Command } from './command.js';
import { deleteCommand } from './delete.js';
import { explain } from './explain.js';
import { findAndModify } from './find-and-modify.js';
import { handshakeCommands } from './handshake.js';
import { indexCommands } from './indexes.js';
import { insert } from './insert.js';
import { readCommands } from './read.js';
import { sessionCommands } from './sessions.js';
import { update } from './update.js';
import { validate } from './validate.js';

/** Every command by the name clients send. */
export const commands: Readonly<Record<string, Command>> = {
  ...handshakeCommands,
  ...readCommands,
  ...collectionCommands,
  ...indexCommands,
  ...sessionCommands,
  insert,
  update,
  delete: deleteCommand,
  findAndModify,
  findandmodify: findAndModify,
  aggregate,
  explain,
  validate,
};
