import { messages } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { variantUrl } from '@polyphony/domain/files/pictures.js';
import { picture } from '../../testing/files/fileParts.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { endIdleProcesses, isolated } from './isolated.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Makes decoders crash, as by a hole in their native code: processes that start meanwhile abort at their first job. */
async function whileDecodersCrash<T>(work: () => Promise<T>): Promise<T> {
  const options = process.env['NODE_OPTIONS'] ?? '';
  endIdleProcesses();
  process.env['NODE_OPTIONS'] = `${options} --import=data:text/javascript,process.once('message',()=>process.abort())`;
  try {
    return await work();
  } finally {
    process.env['NODE_OPTIONS'] = options;
  }
}

const sent = async () => picture(700, 350).jpeg().toBuffer();
const upload = async () => uploadFile(api.admin, await sent(), { name: 'a.jpg', type: 'image/jpeg' });

test('a picture that crashes its decoder is refused, and the server goes on', async () => {
  const crashed = await whileDecodersCrash(upload);
  expect(crashed.errors).toMatchObject([{ field: 'key', message: inEnglish(messages.fileDamaged) }]);
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  expect((await upload()).success).toBe(true);
});

test('where a decoder crashes on a variant, the response leads to the picture, and the next request makes it', async () => {
  const { file } = await upload();
  if (!file) throw new Error('not uploaded');
  const url = `${api.url}${variantUrl({ url: file.fileUrl, fileType: file.fileType }, 320, 'webp')}`;
  const crashed = await whileDecodersCrash(() => fetch(url, { redirect: 'manual' }));
  expect([crashed.status, crashed.headers.get('cache-control')]).toEqual([302, 'no-store']);
  const made = await fetch(url);
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('an error of a job is the error of its caller alone: the process goes on', async () => {
  const variant = { width: 320, format: 'webp' } as const;
  await expect(isolated('encode', Buffer.from('no picture'), variant)).rejects.toThrow('unsupported image format');
  expect((await isolated('encode', await sent(), variant)).length).toBeGreaterThan(0);
});
