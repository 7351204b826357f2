import { messages } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { variantUrl } from '@polyphony/domain/files/pictures.js';
import { picture } from '../../testing/files/fileParts.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { postForm, registerUpload, signUpload, uploadFile } from '../../testing/files/uploads.js';
import { endIdleProcesses, isolated } from './isolated.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Processes that start while `work` runs begin with `script`. */
async function whileDecodersRun<T>(script: string, work: () => Promise<T>): Promise<T> {
  const options = process.env['NODE_OPTIONS'] ?? '';
  endIdleProcesses();
  process.env['NODE_OPTIONS'] = `${options} --import=data:text/javascript,${script}`;
  try {
    return await work();
  } finally {
    process.env['NODE_OPTIONS'] = options;
  }
}

/** Makes decoders crash at their first job, as by a hole in their native code. */
const whileDecodersCrash = <T>(work: () => Promise<T>) =>
  whileDecodersRun("process.once('message',()=>process.abort())", work);

const sent = async () => picture(700, 350).jpeg().toBuffer();
const upload = async () => uploadFile(api.admin, await sent(), { name: 'a.jpg', type: 'image/jpeg' });

test('a picture that crashes its decoder is refused, and the server goes on', async () => {
  const crashed = await whileDecodersCrash(upload);
  expect(crashed.errors).toMatchObject([{ field: 'key', message: inEnglish(messages.fileDamaged) }]);
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  expect((await upload()).success).toBe(true);
});

test.each(['SIGTERM', 'SIGINT'])(
  'a picture is decoded although %s, which a service manager or a terminal sends to all processes, reaches its process',
  async (signal) => {
    // Once the program has its listeners, that of SIGINT being one of them.
    const kill = `setImmediate(()=>process.kill(process.pid,'${signal}'))`;
    const { success } = await whileDecodersRun(`process.on('newListener',(of)=>of==='SIGINT'&&${kill})`, upload);
    expect(success).toBe(true);
  },
);

test('an upload whose decoder is stopped by a signal is kept, and can be registered again', async () => {
  const bytes = await sent();
  const { key, ...form } = await signUpload(api.admin, { name: 'a.jpg', type: 'image/jpeg', size: bytes.length });
  await postForm(api.url, form, bytes);
  const register = () => registerUpload(api.admin, { key });
  const kill = "process.removeAllListeners('SIGTERM').kill(process.pid,'SIGTERM')";
  const stop = `process.once('message',()=>${kill})`;
  expect((await whileDecodersRun(stop, register)).errors).toMatchObject([
    { field: 'key', message: inEnglish(messages.uploadsStopped) },
  ]);
  expect((await register()).success).toBe(true);
});

test('where a decoder crashes on a variant, the response leads to the picture, and the next request makes it', async () => {
  const { file } = await upload();
  if (!file) throw new Error('not uploaded');
  const url = `${api.url}${variantUrl({ url: file.fileUrl, fileType: file.fileType }, 320, 'webp')}`;
  const crashed = await whileDecodersCrash(() => fetch(url, { redirect: 'manual' }));
  expect([crashed.status, crashed.headers.get('cache-control')]).toEqual([302, 'no-store']);
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('an error of a job is the error of its caller alone: the process goes on', async () => {
  const variant = { width: 320, format: 'webp' } as const;
  await expect(isolated('encode', Buffer.from('no picture'), variant)).rejects.toThrow('unsupported image format');
  expect((await isolated('encode', await sent(), variant)).length).toBeGreaterThan(0);
});
