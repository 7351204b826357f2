import { runEach } from './runEach.js';

const failing = (message: string) => () => Promise.reject(new Error(message));

test('runEach runs every step in order, also after one that rejects, and throws its error', async () => {
  const ran: number[] = [];
  const steps = [() => ran.push(1), failing('disk'), () => Promise.resolve().then(() => ran.push(3))];
  await expect(runEach(steps)).rejects.toThrow('disk');
  expect(ran).toEqual([1, 3]);
});

test('runEach throws the errors of all steps that reject, in one', async () => {
  await expect(runEach([failing('disk'), failing('net')])).rejects.toMatchObject({
    errors: [new Error('disk'), new Error('net')],
  });
});
