import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { WhyNotAllowedDocument } from '../graphql/generated/typed/graphql';
import { BackLink } from './BackLink';
import { MessageView } from './MessageView';

interface NotAllowedScreenProps {
  readonly operation: string;
  /** The permission that the screen needs where the operation does not. */
  readonly narrowed?: Permission;
}

/** What is seen wherever access is denied: what it would take, and who has it. */
export function NotAllowedScreen({ operation, narrowed }: NotAllowedScreenProps) {
  return (
    <MessageView title={messages.notAllowed}>
      <Reason operation={operation} narrowed={narrowed} />
      <BackLink />
    </MessageView>
  );
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

function Reason({ operation, narrowed }: NotAllowedScreenProps) {
  const { data } = useQuery(WhyNotAllowedDocument, { variables: { operation } });
  const why = data?.whyNot;
  if (!why) return null;
  if (narrowed) {
    return (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Your role lacks the permission <code>{narrowed}</code>.
      </Typography>
    );
  }
  if (why.allowed) return null;
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
