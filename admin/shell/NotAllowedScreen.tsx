import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages.js';
import { WhyNotAllowedDocument } from '../graphql/generated/typed/graphql';
import { BackLink } from './BackLink';
import { MessageView } from './MessageView';

/** What is seen wherever access is denied: what it would take, and who has it. */
export function NotAllowedScreen({ operation }: { operation: string }) {
  return (
    <MessageView title={messages.notAllowed}>
      <Reason operation={operation} />
      <BackLink />
    </MessageView>
  );
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

function Reason({ operation }: { operation: string }) {
  const { data } = useQuery(WhyNotAllowedDocument, { variables: { operation } });
  const why = data?.whyNot;
  if (!why || why.allowed) return null;
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 640, marginInline: 'auto' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Your role lacks the permission <code>{listed(why.missing)}</code>.
      </Typography>
      <Typography color="textSecondary">
        Roles that have it: <bdi>{listed(why.roles.map(({ name }) => name))}</bdi>. A Super Admin can give it to yours.
      </Typography>
    </Box>
  );
}
