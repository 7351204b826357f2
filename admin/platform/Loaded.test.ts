import { Loaded } from './Loaded';

/** Answers each asking when the test says so. */
function slow() {
  const waiting: { readonly answer: (value: string) => void; readonly fail: (error: Error) => void }[] = [];
  const loaded = new Loaded(() => new Promise<string>((answer, fail) => void waiting.push({ answer, fail })));
  return { loaded, waiting };
}

test('what is asked for is held, and whoever shows it is told', async () => {
  const { loaded, waiting } = slow();
  let told = 0;
  const stop = loaded.subscribe(() => void (told += 1));
  const asked = loaded.load();
  expect(loaded.read()).toEqual({ data: undefined, error: null });
  waiting[0]?.answer('Ada');
  await asked;
  expect(loaded.read()).toEqual({ data: 'Ada', error: null });
  stop();
  loaded.keep('Bea');
  expect(told).toBe(1);
});

test('of two askings the later one counts, whichever is answered first', async () => {
  const { loaded, waiting } = slow();
  const both = [loaded.load(), loaded.load()];
  waiting[1]?.answer('new');
  waiting[0]?.answer('old');
  await Promise.all(both);
  expect(loaded.read().data).toBe('new');
});

test('what was learned meanwhile is newer than what was asked for before', async () => {
  const { loaded, waiting } = slow();
  const asked = loaded.load();
  loaded.keep('told');
  waiting[0]?.answer('asked');
  await asked;
  expect(loaded.read().data).toBe('told');
});

test('a failure is held beside what there was, until there is an answer', async () => {
  const { loaded, waiting } = slow();
  loaded.keep('Ada');
  const failed = loaded.load();
  const error = new Error('The line is cut.');
  waiting[0]?.fail(error);
  await failed;
  expect(loaded.read()).toEqual({ data: 'Ada', error });
  const answered = loaded.load();
  waiting[1]?.answer('Bea');
  await answered;
  expect(loaded.read()).toEqual({ data: 'Bea', error: null });
});
