import { PDF, PNG } from '../../testing/files/sampleFiles.js';
import { gql } from '../../testing/generated/gql.js';
import { userIdOf } from '../../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { postForm, signUpload, uploadFile } from '../../testing/files/uploads.js';

const DOWNLOAD = gql(`query AddressOfDownload($id: ID) { fileDownload(id: $id) { url } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const uploaded = async (name: string, bytes = PNG, type = 'image/png') => {
  const { file } = await uploadFile(api.admin, bytes, { name, type });
  if (!file) throw new Error('not uploaded');
  return file;
};
const rowsOf = (body: Record<string, unknown>) => body['data'] as Record<string, unknown>[];
const bytesAt = (path: string, token = api.admin.token) =>
  fetch(`${api.url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

test('REST-029, FILES-008..014 the gateway registers an upload under the literal names and their aliases', async () => {
  const userId = await userIdOf(api.admin);
  const upload = await signUpload(api.admin, { name: 'a.png', type: 'image/png', size: PNG.length });
  await postForm(api.url, upload, PNG);
  const sent = { userId, name: 'a.png', key: upload.key, size: PNG.length, type: 'image/png', url: upload.url };
  const { status, body } = await api.admin.rest('POST', '/api/file/create', sent);
  expect([status, body]).toMatchObject([200, { success: true, message: 'File created successfully.' }]);
  expect(body['data']).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    fileS3Key: expect.stringContaining('a.png'),
    fileName: 'a.png',
    fileType: 'image/png',
    fileSize: PNG.length,
    fileUrl: expect.stringMatching(/^\/media\/[0-9a-f]{24}\/[\w-]{22}\/a\.png\?v=1$/),
    isDefault: false,
    userId,
  });
  const again = await api.admin.rest('POST', '/api/file/create', { fileKey: upload.key, fileName: 'a.png' });
  expect((again.body['data'] as { _id: string })._id).toBe((body['data'] as { _id: string })._id);
  const other = await api.admin.rest('POST', '/api/file/create', { ...sent, userId: '0'.repeat(24) });
  expect(other.status).toBe(403);
});

test('REST-030, FILES-007, FILES-045, FILES-046 the gateway lists files by name and kind, each with its default flag', async () => {
  await uploaded('the logo.png');
  await uploaded('report.pdf', PDF, 'application/pdf');
  const names = async (query: string) => {
    const { body } = await api.admin.rest('GET', `/api/file/view?pageSize=100&${query}`);
    expect(rowsOf(body).filter((row) => typeof row['isDefault'] !== 'boolean')).toEqual([]);
    return rowsOf(body).map((row) => row['fileName']);
  };
  expect(await names('searchName=LOGO')).toEqual(['the logo.png']);
  expect(await names('selectedFileType=pdf')).toEqual(['report.pdf']);
  expect(await names('selectedFileType=videos')).toEqual([]);
  expect(await names('selectedFileType=all')).toEqual(await names(''));
  const { status } = await api.admin.rest('GET', '/api/file/view?selectedFileType=everything');
  expect(status).toBe(422);
});

test('REST-032, REST-033, FILES-047, FILES-048 the gateway toggles and deletes files by key', async () => {
  const { fileS3Key: fileKey } = await uploaded('b.png');
  const own = await userIdOf(api.admin);
  const toggle = (userId = own) => api.admin.rest('POST', '/api/file/toggle-default-status', { fileKey, userId });
  expect((await toggle('0'.repeat(24))).status).toBe(403);
  expect((await toggle()).body).toMatchObject({ success: true, data: { isDefault: true } });
  const refused = await api.admin.rest('POST', '/api/file/delete', { fileKey });
  expect([refused.status, refused.body['message']]).toEqual([409, 'A default file cannot be deleted.']);
  expect((await toggle()).body).toMatchObject({ data: { isDefault: false } });
  expect((await api.admin.rest('DELETE', `/api/file/delete?fileKey=${fileKey}`)).status).toBe(200);
  expect((await api.admin.rest('POST', '/api/file/delete', { fileKey })).status).toBe(404);
});

test('FILES-010 a file is found by the key that it was registered with', async () => {
  const { key: fileKey, ...upload } = await signUpload(api.admin, {
    name: 'e.png',
    type: 'image/png',
    size: PNG.length,
  });
  await postForm(api.url, upload, PNG);
  await api.admin.rest('POST', '/api/file/create', { key: fileKey, name: 'e.png' });
  expect((await bytesAt(`/api/files/download-file?fileKey=${fileKey}`)).status).toBe(200);
  expect((await api.admin.rest('POST', '/api/file/delete', { fileKey })).status).toBe(200);
});

test('REST-034 visitors list pictures and videos, without keys', async () => {
  await uploaded('secret.pdf', PDF, 'application/pdf');
  const { status, body } = await api.visitor.rest('GET', '/api/client/files/list?pageSize=100');
  expect(status).toBe(200);
  expect(rowsOf(body).length).toBeGreaterThan(0);
  expect(rowsOf(body).every((row) => String(row['fileType']).startsWith('image/'))).toBe(true);
  expect(JSON.stringify(body)).not.toContain('fileS3Key');
});

describe('REST-031, REST-035, FILES-050, FILES-051 a download', () => {
  test('returns the bytes with the name of the file, in any script', async () => {
    const { fileS3Key } = await uploaded('تقرير "1".pdf', PDF, 'application/pdf');
    const response = await bytesAt(`/api/files/download-file?fileKey=${fileS3Key}&contentType=text/html`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(encoded)).toBe('تقرير -1-.pdf');
    const action = await fetch(`${api.url}/api/file/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fileKey: fileS3Key }),
    });
    expect(Buffer.from(await action.arrayBuffer()).equals(PDF)).toBe(true);
  });

  test('PERM-052 needs the permission, and a file that is there', async () => {
    const { fileS3Key } = await uploaded('c.png');
    const path = `/api/files/download-file?fileKey=${fileS3Key}`;
    const [without, with_] = [await api.staff('VIEW_ALL_FILES'), await api.staff('DOWNLOAD_FILE')];
    expect((await bytesAt(path, '')).status).toBe(401);
    expect((await bytesAt(path, without.token)).status).toBe(403);
    expect((await bytesAt(path, with_.token)).status).toBe(200);
    expect((await bytesAt('/api/files/download-file?fileKey=files/none', with_.token)).status).toBe(404);
    expect((await bytesAt('/api/files/download-file?fileKey=../jwt-secret', with_.token)).status).toBe(404);
  });

  test('GraphQL gives an address that saves it, for a while', async () => {
    const { id } = await uploaded('d.png');
    const download = await api.admin.request(DOWNLOAD, { id });
    const response = await bytesAt(download.url, '');
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="d.png"; filename*=UTF-8''d.png`,
    ]);
  });
});
