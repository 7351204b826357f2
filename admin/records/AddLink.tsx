import Button, { type ButtonProps } from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { Link } from 'react-router';
import { useMay } from '../session/useMay';
import type { ListScreen } from './screen';

/** The way from a kind's list to its create screen, for those who may create. */
export function AddLink({ screen: { kind }, variant }: { screen: ListScreen } & Pick<ButtonProps, 'variant'>) {
  const may = useMay();
  if (!may('Mutation', kind.names.create)) return null;
  return (
    <Button component={Link} to="../create" relative="path" variant={variant} startIcon={<AddIcon />}>
      Add {kind.label}
    </Button>
  );
}
