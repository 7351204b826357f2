import { messages } from '@polyphony/domain/messages.js';
import { BackLink } from './BackLink';
import { MessageView } from './MessageView';

/** What is seen wherever access is denied. */
export function NotAllowedScreen() {
  return (
    <MessageView title={messages.notAllowed}>
      <BackLink />
    </MessageView>
  );
}
