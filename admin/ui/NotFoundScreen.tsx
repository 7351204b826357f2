import { messages, type Said } from '@polyphony/domain/messages.js';
import { BackLink } from './BackLink';
import { MessageView } from './MessageView';

/** An address of the console that holds nothing; update screens show it too when there is no such record. */
export function NotFoundScreen({ description = messages.unknownPath }: { description?: Said }) {
  return (
    <MessageView title="Page not found" description={description}>
      <BackLink />
    </MessageView>
  );
}
