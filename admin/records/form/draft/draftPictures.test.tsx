/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { draftOf, nameIn, openDrafted, saved } from '../../../testing/draftedEvent';

const DATA = 'data:image/png;base64,AAAA';
const ADDRESS = '/media/1/a.png?v=1&amp;w=2';
const pasted = `<p>Kites <img src="${DATA}"></p>`;
const moved = (html: string) => html.replace(DATA, ADDRESS);
const write = (html: string) => fireEvent.change(nameIn(0), { target: { value: html } });

/** The forms of an event over a server that moves the pasted picture to the library when `release` is called. */
function open() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  const { variablesOf } = openDrafted({
    Draft: () => ({ record: { revision: null, languages: [] } }),
    SaveDraft: async (variables) => {
      await released;
      const { name } = variables['values'] as { readonly name: string };
      return saved({ ...variables, values: { name: moved(name) } });
    },
  });
  return { release, drafted: () => variablesOf('SaveDraft').map(({ values }) => values) };
}

test('the form puts the address of a picture that a saved draft has in the library into the form, and sends it once', async () => {
  const { release, drafted } = open();
  release();
  await act(() => Promise.resolve());
  write(pasted);
  await waitFor(() => expect(nameIn(0).value).toBe(moved(pasted)));
  write(moved(pasted).replace('Kites', 'More kites'));
  await waitFor(() => expect(drafted()).toHaveLength(2));
  expect(drafted()).toEqual([{ name: pasted }, { name: moved(pasted).replace('Kites', 'More kites') }]);
});

test('the form keeps what is typed while a picture moves to the library, with the address of the picture in it', async () => {
  const { release, drafted } = open();
  await act(() => Promise.resolve());
  write(pasted);
  await waitFor(() => expect(drafted()).toHaveLength(1));
  const typed = pasted.replace('Kites', 'All kites');
  write(typed);
  release();
  await waitFor(() => expect(nameIn(0).value).toBe(moved(typed)));
  await waitFor(() => expect(drafted()).toEqual([{ name: pasted }, { name: moved(typed) }]));
});

test('the form leaves texts as they are in which no picture has moved', async () => {
  const { variablesOf } = openDrafted({
    Draft: () => ({ record: { revision: null, languages: [] } }),
    SaveDraft: () => ({ result: { success: true, record: draftOf('r2', { en: { name: '<p>Cleaned</p>' } }) } }),
  });
  await act(() => Promise.resolve());
  write('<p onclick="x">Cleaned</p>');
  // The response is there.
  await screen.findByRole('region', { name: 'Draft' });
  expect(variablesOf('SaveDraft')).toHaveLength(1);
  expect(nameIn(0).value).toBe('<p onclick="x">Cleaned</p>');
});
