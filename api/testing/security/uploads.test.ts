import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { FileModel } from '../../files/file.js';
import { Limits } from '../../platform/limits/rateLimits.js';
import { replaceService } from '../server/replaceService.js';
import { benignFiles } from '../files/benignFiles.js';
import { picture } from '../files/fileParts.js';
import { ACTING_SVGS, hostileFiles } from '../files/hostileFiles.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import { postForm, registerUpload, signUpload, uploadFile } from '../files/uploads.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => replaceService(api.services, 'limits', new Limits(null)));

const benign = await benignFiles();
const hostile = (await hostileFiles()).filter(({ bytes }) => bytes.length > 0);

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['uploads/', 'files/', 'variants/']) {
    for await (const { key } of api.services.storage.list(folder)) keys.push(key);
  }
  return keys.sort();
}

test.each(hostile.map((file) => [file.title, file] as const))(
  '%s becomes no file, and leaves none behind',
  async (_title, { bytes, name, type }) => {
    const before = await storedKeys();
    const declared = type || 'application/octet-stream';
    const { success, file } = await uploadFile(api.admin, bytes, { name, type: declared });
    expect({ success, file }).toEqual({ success: false, file: null });
    expect(await storedKeys()).toEqual(before);
    expect(await FileModel.countDocuments()).toBe(0);
  },
);

describe('accepted files', () => {
  test.each(benign.map((file) => [file.title, file] as const))(
    '%s is served as what it is, and as nothing else',
    async (_title, { bytes, name, type }) => {
      const { file, message } = await uploadFile(api.admin, bytes, { name, type: type || 'application/octet-stream' });
      expect(message).toBe(messages.created('labels.file'));
      const { status, headers } = await fetch(`${api.url}${file?.fileUrl}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(file?.fileType);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'/);
      if (file?.fileKind !== 'PDF') expect(policy).toMatch(/(?:^|; )sandbox(?:;|$)/);
      const attached = headers.get('content-disposition')?.startsWith('attachment');
      expect(attached).toBe(file?.fileKind === 'OTHER');
    },
  );

  test.each(ACTING_SVGS.map((file) => [file.title, file] as const))(
    'an SVG with %s is served without it',
    async (_title, { bytes, name, type }) => {
      const { file } = await uploadFile(api.admin, bytes, { name, type });
      const text = await (await fetch(`${api.url}${file?.fileUrl}`)).text();
      expect(text).toMatch(/^<svg .*<rect width="4" height="3"\/><\/svg>$/);
      expect(text).not.toMatch(/script|onload|foreign|href|evil|import/i);
    },
  );

  test.each<[string, string]>([
    ['a bidi override', 'invoice\u202Egpj.jpg'],
    ['path parts', '../../../../etc/cron.d/x.jpg'],
    ['path parts of Windows', 'C:\\Windows\\..\\x.jpg'],
    ['a NUL', 'a.jpg\0.jpg'],
    ['line breaks', 'a\r\nset-cookie: x=1\r\n.jpg'],
    ['quotes', '";filename="evil.html.jpg'],
    ['1,000 characters', `${'a'.repeat(1_000)}.jpg`],
    ['1,000 characters of four bytes', `${'𝒳'.repeat(1_000)}.jpg`],
    ['markup', '<img src=x onerror=alert(1)>.jpg'],
    ['nothing before its ending', '.jpg'],
  ])('a name with %s is cleaned, in the record, in the storage and in headers', async (_title, name) => {
    const bytes = await picture(8, 8).jpeg().toBuffer();
    const declared = { name, type: 'image/jpeg', size: bytes.length };
    const { key, ...form } = await signUpload(api.admin, declared);
    // The file name in the multipart header is ignored: clients could not even send some of these there.
    expect((await postForm(api.url, form, bytes, { name: 'a.jpg', type: 'image/jpeg' })).ok).toBe(true);
    const input = { ...declared, key, url: form.url };
    const { file, message } = await registerUpload(api.admin, input);
    expect(message).toBe(messages.created('labels.file'));
    expect(file?.fileName).toMatch(/^[^\p{Cc}\p{Cf}/\\<>:"|?*]{1,200}$/u);
    expect([...(file?.fileName ?? '')].length).toBeLessThanOrEqual(200);
    expect(file?.fileS3Key).toMatch(/^files\/[A-Za-z0-9._-]{1,180}$/);
    expect(file?.fileS3Key).not.toContain('..');
    const { status, headers } = await fetch(`${api.url}${file?.fileUrl}`);
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename="[ -!#-[\]-~]*"; filename\*=UTF-8''[\w.%~!$&+^`|-]+$/,
    );
  });
});
