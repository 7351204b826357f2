import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { isMessage } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.js';
import { IS_MESSAGE } from '../records/schema/messageField.js';

/** Renders the fields that contain messages as texts, in the language of the response. */
export const withRenderedMessages = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>) => {
      if (field.extensions?.[IS_MESSAGE] !== true) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: async (source, args, context: Context, info) => {
          const value: unknown = await resolve(source, args, context, info);
          return isMessage(value) ? renderMessage(value, context.messageLanguage) : value;
        },
      };
    },
  });
