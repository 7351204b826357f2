import Button, { type ButtonProps } from '@mui/material/Button';
import { type Ref, useRef } from 'react';
import { PageLink } from '../../navigation/PageLink';
import { useScreens } from '../../navigation/screens';
import { useMay } from '../../session/rights/useMay';
import { useShortcut } from '../../shortcuts/useShortcut';
import { useT } from '../../texts/useT';
import type { ListScreen } from '../screen';
import { AddIcon } from '../../ui/icons/actions';

/** A link from a kind's list to the form of a new record, named like its heading, for users who may create one. */
export function AddLink({ screen: { kind, Add }, variant }: { screen: ListScreen } & Pick<ButtonProps, 'variant'>) {
  const t = useT();
  const form = useScreens().find(({ gate }) => gate?.[1] === kind.names.create);
  const allowed = useMay()('Mutation', kind.names.create);
  const button = useRef<HTMLElement>(null);
  useShortcut('create', allowed ? () => button.current?.click() : null);
  if (!allowed) return null;
  const look = {
    ref: button as Ref<never>,
    variant,
    startIcon: <AddIcon />,
    children: form ? t(form.title) : t('records.addKind', { kind: t(kind.label) }),
  };
  return Add ? <Add {...look} /> : <Button component={PageLink} to="../create" relative="path" {...look} />;
}
