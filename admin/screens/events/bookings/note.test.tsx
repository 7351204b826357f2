/** @jest-environment jsdom */
import '../../../testing/browserGlobals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WriteActionForm } from '../../../records/form/WriteActionForm';
import { texts } from '../../../texts/languages/ar';
import { translator } from '../../../texts/translate';
import { TextsContext } from '../../../texts/useT';
import { screen as declared } from './note';

const booking = {
  id: '65f0c0ffee0c0ffee0c0ffee',
  version: 3,
  message: 'Two of us are vegetarians.',
  history: [{ step: 'BOOKED', at: '2026-11-20T09:30:00.000Z', by: 'Layla Haddad', byStaff: false }],
};

/** The form of the dialog in Arabic; it requests nothing before it is saved. */
function open(note: string | null = null) {
  const dirty: boolean[] = [];
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  render(
    <ApolloProvider client={client}>
      <TextsContext value={translator(texts)}>
        <WriteActionForm
          screen={declared}
          opened={{ ...booking, note }}
          onDirty={(now) => dirty.push(now)}
          onSaved={() => dirty.push(false)}
        />
      </TextsContext>
    </ApolloProvider>,
  );
  return { person: userEvent.setup(), dirty };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'حفظ الملاحظة' });

test('the form of a note shows what the visitor wrote above the note and what happened below it, in the language of the console', () => {
  open();
  expect(screen.getByRole('heading', { name: 'رسالة الزائر' })).toBeTruthy();
  expect(screen.getByText('Two of us are vegetarians.')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Layla Haddad');
});

test('a note can be saved at once while there is none, to say what is missing', () => {
  open();
  expect(save().disabled).toBe(false);
});

test('the form of a note reports that something was typed, and can be saved then', async () => {
  const { person, dirty } = open('Called.');
  expect(save().disabled).toBe(true);
  await person.type(screen.getByRole('textbox'), ' She comes by bus.');
  await waitFor(() => expect(save().disabled).toBe(false));
  expect(dirty.at(-1)).toBe(true);
});
