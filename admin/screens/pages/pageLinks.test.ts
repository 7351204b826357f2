/** @jest-environment jsdom */
import { editPath } from '../../records/columns/rowRights';
import { screen } from './cmsPage.list';
import { sectionsPath } from './sectionsPath';

const linkId = '65f0c0ffee0c0ffee0c0ffee';
const can = { edit: true, translate: true, editRefusal: null, delete: true, deleteRefusal: null, toggles: [] };

test('ROUTE-069: a page is edited at its link id', () => {
  expect(editPath({ id: linkId, slug: 'offers', can }, screen)).toBe(`../update/${linkId}`);
});

test('ROUTE-070: the sections of a page are edited at its link id, from the first section on', () => {
  expect(sectionsPath(linkId)).toBe(`/pages-setup/sections/${linkId}?tab=section-1`);
});
