import { Extensions, Field } from 'type-graphql';

/** The extension that marks fields whose resolvers give a message; api/graphql/renderedMessages.ts makes texts of those. */
export const IS_MESSAGE = 'isMessage';

/**
 * A field that says something to a person. Its property holds a Message, and clients are answered the text in the language
 * of the request.
 */
export function MessageField(options: {
  readonly description: string;
  readonly nullable?: boolean;
}): PropertyDecorator {
  return (target, key) => {
    Field(() => String, options)(target, key);
    Extensions({ [IS_MESSAGE]: true })(target, key);
  };
}
