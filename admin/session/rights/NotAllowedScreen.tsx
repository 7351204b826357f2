import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { ReactNode } from 'react';
import { WhyNotAllowedDocument } from '../../graphql/generated/typed/graphql';
import { permissionLabel } from './permissionWords';
import { useT } from '../../texts/useT';
import { BackLink } from '../../ui/BackLink';
import { MessageView } from '../../ui/MessageView';

interface NotAllowedScreenProps {
  readonly operation: string;
  /** The permissions any of which the screen needs as well; none of them: it is for Super Admins. */
  readonly anyOf?: readonly Permission[];
}

/** Shown wherever access is denied: which permission is needed, and who has it. */
export default function NotAllowedScreen({ operation, anyOf }: NotAllowedScreenProps) {
  return (
    <MessageView title={messages.notAllowed}>
      <Reason operation={operation} anyOf={anyOf} />
      <BackLink />
    </MessageView>
  );
}

const listed = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** Permissions by their labels; their names in the API, for support, on hover. */
function Permissions({ names }: { names: readonly Permission[] }) {
  const t = useT();
  const parts = new Intl.ListFormat(t.language, { type: 'disjunction' }).formatToParts(names);
  return parts.map(({ type, value }, index): ReactNode =>
    type === 'element' ? (
      <strong key={index} title={value}>
        {permissionLabel(t, value)}
      </strong>
    ) : (
      value
    ),
  );
}

function Reason({ operation, anyOf }: NotAllowedScreenProps) {
  const t = useT();
  const { data } = useQuery(WhyNotAllowedDocument, { variables: { operation } });
  const why = data?.whyNot;
  if (!why) return null;
  if (anyOf) {
    return (
      <Typography sx={{ inlineSize: '100%', overflowWrap: 'anywhere' }}>
        {anyOf.length === 0
          ? t('shell.onlySuperAdminsCanOpenThis')
          : t.parts('shell.yourRoleLacksThePermission', { permission: <Permissions names={anyOf} /> })}
      </Typography>
    );
  }
  if (why.allowed) return null;
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 640, marginInline: 'auto' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t.parts('shell.yourRoleLacksThePermission', {
          permission: <Permissions names={why.missing} />,
        })}
      </Typography>
      <Typography color="textSecondary">
        {why.roles.length === 0 && t('shell.askASuperAdminFor')}
        {why.roles.length > 0 &&
          t.parts('shell.availableToRolesAskA', {
            roles: (
              <bdi>
                {listed(
                  why.roles.map(({ name }) => name),
                  t.language,
                )}
              </bdi>
            ),
          })}
      </Typography>
    </Box>
  );
}
