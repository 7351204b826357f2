/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useMemo } from 'react';
import { suspending } from './suspending';

function Greeting({ name }: { readonly name: Promise<string> }) {
  const known = use(name);
  const text = useMemo(() => `Hello ${known}`, [known]);
  return <p>{text}</p>;
}

const greet = (name: Promise<string>) =>
  render(
    <Suspense fallback="Loading">
      <Greeting name={name} />
    </Suspense>,
  );

test('a component waits for a promise that is not fulfilled', async () => {
  let fulfil: (name: string) => void = () => undefined;
  const promise = suspending(new Promise<string>((resolve) => (fulfil = resolve)));
  await act(async () => {
    greet(promise);
  });
  screen.getByText('Loading');
  await act(async () => {
    fulfil('Pema');
    await promise;
  });
  screen.getByText('Hello Pema');
});

test('a component does not wait for a promise that is fulfilled, not even for a moment', async () => {
  const promise = suspending(Promise.resolve('Pema'));
  await promise;
  greet(promise);
  screen.getByText('Hello Pema');
});
