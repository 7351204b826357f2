import { messages } from '@polyphony/domain/messages/messages.js';
import { checkFiles } from './checkFiles';

const MB = 1024 * 1024;
const file = (type: string, size: number) => ({ name: 'a', type, size });
const refusals = (...files: ReturnType<typeof file>[]) => checkFiles(files, []).map(({ refusal }) => refusal);

test.each([
  ['FILES-025 images', 'image/png', 10],
  ['FILES-025, SPEC-D124, ADR-0027 an SVG', 'image/svg+xml', 1],
  ['FILES-026 videos', 'video/mp4', 50],
  ['FILES-027 pdf', 'application/pdf', 20],
  ['FILES-028 other', 'application/zip', 100],
  ['FILES-028 other, where the browser knows no type', '', 100],
])('%s: the limit itself is taken, a byte more is not', (_, type, megabytes) => {
  expect(refusals(file(type, megabytes * MB))).toEqual([null]);
  expect(refusals(file(type, megabytes * MB + 1))).toEqual([messages.fileTooLarge(megabytes)]);
});

test('FILES-029 a 15 MB image is refused by the limit of images', () => {
  expect(refusals(file('image/png', 15 * MB))).toEqual([messages.fileTooLarge(10)]);
});

test('FILES-022 the eleventh file is refused, the ten before it are not', () => {
  const eleven = Array.from({ length: 11 }, () => file('image/png', 1));
  expect(refusals(...eleven)).toEqual([...Array.from({ length: 10 }, () => null), messages.uploadTooManyFiles(10)]);
});

test('FILES-022 running uploads count', () => {
  const underWay = Array.from({ length: 10 }, () => ({ size: 1 }));
  expect(checkFiles([file('image/png', 1)], underWay)[0]?.refusal).toEqual(messages.uploadTooManyFiles(10));
});

test('FILES-023 what would exceed 100 MB together is refused, and smaller ones after it still fit', () => {
  expect(refusals(file('video/mp4', 50 * MB), file('', 50 * MB + 1), file('', 50 * MB))).toEqual([
    null,
    messages.uploadTooLargeTogether(100),
    null,
  ]);
});

test('an empty file is refused', () => {
  expect(refusals(file('image/png', 0))).toEqual([messages.fileEmpty]);
});
