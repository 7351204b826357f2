import { allReadMostlyKinds, type ReadMostlyKindName } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import { readMostlyMakers } from '../../api/testing/records/readMostlyRecords.js';
import { cellsOf, exportButton, exported } from '../support/exports.js';
import { expect, test } from '../support/fixtures.js';

/** Paths at which the console lists the records of each read-mostly kind. */
const LISTS: Readonly<Record<ReadMostlyKindName, string>> = {
  eventBooking: 'event/booking/view',
  auditEntry: 'configurations/audit',
  enquiry: 'contact/queries',
  visitor: 'visitor/view',
  deletedRecord: 'configurations/bin',
};

const RECORD_COUNT = 3;

/** Text of a cell that was given something else than a value. */
const NO_VALUE = /\[object |undefined|NaN/;

for (const { name, plural, titleField } of allReadMostlyKinds) {
  test(`exports all ${plural} in the order of their list, a cell in each column`, async ({ signedIn, server }) => {
    await readMostlyMakers[name as ReadMostlyKindName](server, RECORD_COUNT);
    const { page } = await signedIn();
    await page.goto(`/admin/${LISTS[name as ReadMostlyKindName]}`);
    await expect(exportButton(page)).toBeEnabled();
    const [head = [], ...rows] = (await exported(page)).lines.map(cellsOf);
    const { rows: listed } = await server.admin.request<{ rows: readonly Readonly<Record<string, unknown>>[] }>(
      `{ ${plural}(pageSize: 100) { rows { ${titleField} } } }`,
    );
    expect(listed.length).toBeGreaterThanOrEqual(RECORD_COUNT);
    expect(new Set(head).size).toBe(head.length);
    for (const cells of rows) expect(cells).toHaveLength(head.length);
    expect(rows.flat().filter((cell) => NO_VALUE.test(cell))).toEqual([]);
    const columns = head.map((_, at) => rows.map((cells) => cells[at]));
    expect(columns).toContainEqual(listed.map((record) => String(record[titleField])));
  });
}
