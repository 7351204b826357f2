import type { Value } from '../bson/value.js';
import { typeMismatch } from '../errors.js';
import { sessionKey } from '../session-key.js';
import type { Command, CommandContext } from './command.js';

/** The sessions a command names in its first field. */
function sessionsOf({ body, name }: CommandContext): string[] {
  const list = body[name];
  if (!Array.isArray(list)) throw typeMismatch(`BSON field '${name}.${name}' is the wrong type, expected type 'array'`);
  return list.map((lsid: Value) => sessionKey(lsid)).filter((key) => key !== undefined);
}

/** Commands about client sessions; their state is in sessions.ts of the engine. */
export const sessionCommands: Readonly<Record<string, Command>> = {
  endSessions: {
    fields: [],
    run: (context) => {
      for (const session of sessionsOf(context)) context.engine.sessions.forget(session);
      return { ok: 1 };
    },
  },
};
