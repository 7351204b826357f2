import { file as kind } from '@polyphony/domain/kinds/file.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { fieldsIn } from '../platform/values.js';
import { fileBytes, page, written } from '../records/rest/responses.js';
import { Refusal } from '../records/rest/envelope.js';
import type { Input } from '../records/rest/inputs.js';
import { OUTCOME, PAGE_INFO } from '../records/rest/selections.js';
import { methodsOf, type Call, type Row } from '../records/rest/row.js';
import { viewOf, type View } from '../records/rest/views.js';

const group = 'Files';

const plain = [
  'id',
  'fileName',
  'fileType',
  'fileSize',
  'fileUrl',
  'default',
  'width',
  'height',
  'placeholder',
  'focusX',
  'focusY',
  'createdAt',
  'updatedAt',
];
const SELECTED = plain.join(' ');
const STAFF = `${SELECTED} url fileS3Key userId version translations { lang altText }`;

const names = { _id: 'id', isDefault: 'default' };
const fields = plain.map((from) => ({ from }));

/** Responses use the first alias of a field (SPEC-D8). */
const console: View = viewOf({ name: 'File', type: 'File' }, names, [
  ...fields,
  { from: 'url' },
  { from: 'fileS3Key' },
  { from: 'userId' },
  { from: 'version' },
  { from: 'altText', as: 'localized' },
]);
const client: View = viewOf({ name: 'PublishedFile', type: 'File' }, names, [
  ...fields,
  { from: 'url' },
  { from: 'altText' },
]);
const deleted: View = viewOf({ name: 'DeletedFile', type: 'File' }, names, [{ from: 'id' }]);

const PAGE: readonly Input[] = [
  { name: 'page', to: 'page', description: 'The page, from 1.' },
  { name: 'pageSize', aliases: ['limit'], to: 'pageSize', description: 'Files a page, clamped to 1..100.' },
  { name: 'searchName', to: 'searchName', description: 'Part of the file name, ignoring case.' },
  {
    name: 'selectedFileType',
    to: 'fileKind',
    narrows: true,
    description: "'all', 'images', 'videos', 'pdf' or 'other'.",
  },
  { name: 'language', aliases: ['lang'], to: 'lang', inQuery: true, description: 'Language code.' },
];
const PAGE_VARIABLES = '$page: Int, $pageSize: Int, $searchName: String, $fileKind: FileKind, $lang: String';
const PAGE_ARGS = `page: $page, pageSize: $pageSize,
  filter: { searchName: $searchName, fileKind: $fileKind, lang: $lang }`;

/** Identifies a file by its key in the storage, or by its id. */
const BY_KEY: readonly Input[] = [
  { name: 'fileKey', aliases: ['fileS3Key', 'key'], to: 'key', inQuery: true, description: 'Its key in the storage.' },
  {
    name: '_id',
    aliases: ['id', 'targetId', 'fileId'],
    to: 'fileId',
    inQuery: true,
    description: 'Its id, in place of its key.',
  },
];
const FIND = 'query find($key: String, $fileId: ID) { result: fileNamed(key: $key, id: $fileId) { id } }';

/** Runs the row's operation on the identified file. */
const runOnFile =
  (operation: string) =>
  async ({ variables, run }: Call): Promise<unknown> => {
    const { key, fileId } = variables;
    if (!key && !fileId) {
      const message = messages.nameRequired('fileKey');
      throw new Refusal(422, message, { fileKey: { message } });
    }
    const { id } = fieldsIn(await run('find', variables));
    return run(operation, { id });
  };

const upload = (name: string, ...aliases: string[]): Input => ({ name, aliases, to: `input.${name}` });

const download = (source: Row['source'], path: string, methods: Row['methods']): Row => ({
  source,
  path,
  methods,
  group,
  summary: 'Returns the bytes of a file, to be saved under its name.',
  document: `query download($key: String, $fileId: ID) {
    result: fileDownload(key: $key, id: $fileId) { fileS3Key fileName fileType fileSize }
  }`,
  // The client's content type is ignored.
  inputs: [...BY_KEY, { name: 'contentType', aliases: ['fileType', 'type'], to: null }],
  response: fileBytes,
});

export const files: Row[] = [
  {
    source: 'REST-029',
    path: '/api/file/create',
    methods: methodsOf('/api/file/create'),
    group,
    summary: 'Registers an upload as a file of the library. Sent again, it returns the same file.',
    document: `mutation create($input: UploadInput! = {}) {
      result: registerUpload(input: $input) { ${OUTCOME} record: file { ...Row } }
    } fragment Row on File { ${STAFF} }`,
    inputs: [
      upload('name', 'fileName'),
      upload('key', 'fileKey', 'fileS3Key'),
      upload('size', 'fileSize'),
      upload('type', 'fileType', 'contentType'),
      upload('url', 'fileUrl'),
    ],
    response: written(console),
    example: {
      name: 'lake.png',
      key: 'uploads/lake.png-1767225600000-0f1d2c',
      size: 48211,
      type: 'image/png',
      url: '/storage',
    },
  },
  {
    source: 'REST-030',
    path: '/api/file/view',
    methods: methodsOf('/api/file/view'),
    group,
    summary: 'Lists the files for staff, the newest first.',
    document: `query view(${PAGE_VARIABLES}) { result: files(${PAGE_ARGS}) { rows { ${STAFF} } ${PAGE_INFO} } }`,
    inputs: PAGE,
    response: page(console),
  },
  download('REST-031', '/api/file/download', methodsOf('/api/file/download')),
  {
    source: 'REST-032',
    path: '/api/file/delete',
    methods: methodsOf('/api/file/delete'),
    group,
    summary: 'Deletes a file, unless it is a default one or in use.',
    document: `mutation delete($id: ID!) { result: ${kind.names.delete}(id: $id) { ${OUTCOME} record: file { id } } } ${FIND}`,
    inputs: BY_KEY,
    response: written(deleted),
    run: runOnFile('delete'),
  },
  {
    source: 'REST-033',
    path: '/api/file/toggle-default-status',
    methods: methodsOf('/api/file/toggle-default-status'),
    group,
    summary: "Flips its 'default' switch. Images only.",
    document: `mutation toggle($id: ID!) {
      result: ${kind.names.toggle('default')}(id: $id) { ${OUTCOME} record: file { ${STAFF} } }
    } ${FIND}`,
    inputs: BY_KEY,
    response: written(console),
    run: runOnFile('toggle'),
  },
  {
    source: 'REST-034',
    path: '/api/client/files/list',
    methods: methodsOf('/api/client/files/list'),
    group,
    summary: 'Lists the pictures and videos for visitors, the newest first.',
    document: `query list(${PAGE_VARIABLES}) {
      result: publishedFiles(${PAGE_ARGS}) { rows { ${SELECTED} url altText(lang: $lang) } ${PAGE_INFO} }
    }`,
    inputs: PAGE,
    response: page(client),
  },
  download('REST-035', '/api/files/download-file', ['GET']),
];
