import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { BackLink } from './BackLink';
import { MessageView } from './MessageView';

/** Shown for unknown addresses of the console, and by update screens for missing records. */
export function NotFoundScreen({ description = messages.unknownPath }: { description?: MessageOrText }) {
  return (
    <MessageView title="shell.pageNotFound" description={description}>
      <BackLink />
    </MessageView>
  );
}
