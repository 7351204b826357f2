import { type ComponentType, lazy } from 'react';

/** Loads the client, and what gives it to those inside. */
export const loadConnected = () => import('./Connected');

/** Loads a component together with the client it asks its records with. */
export async function withClient<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ Connected }, Component] = await Promise.all([loadConnected(), load()]);
  return (props: Props) => (
    <Connected>
      <Component {...props} />
    </Connected>
  );
}

/** As React's `lazy`, for a part of the shell that asks records. */
export const lazyWithClient = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(async () => ({ default: await withClient(async () => (await load()).default) }));
