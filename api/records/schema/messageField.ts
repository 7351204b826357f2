import { Extensions, Field } from 'type-graphql';

/**
 * Extension that marks fields whose resolvers return a message; api/graphql/renderedMessages.ts renders them as text.
 */
export const IS_MESSAGE = 'isMessage';

/**
 * A field with a message to the user. Its property is a Message; clients get the text in the language of the request.
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
