import type { ReactNode } from 'react';
import { NotAllowedScreen } from '../shell/NotAllowedScreen';
import type { Operation } from './gates';
import { useMay } from './useMay';

/** Shows the screen to those who may use the operation it lives on, and 'Not allowed' to the others. */
export function RequirePermission({ gate, children }: { gate: Operation | null; children: ReactNode }) {
  const may = useMay();
  return gate && !may(gate[0], gate[1]) ? <NotAllowedScreen operation={gate[1]} /> : children;
}
