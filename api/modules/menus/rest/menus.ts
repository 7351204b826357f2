import { menu } from '@polyphony/domain/kinds/menu.js';
import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const menus = kindRoutes(menu, {
  group: 'Menus',
  about: "The tree of entries of the site's header.",
  path: '/api/menu',
  rows: {
    create: 'REST-036',
    view: 'REST-037',
    update: 'REST-038',
    delete: 'REST-039',
    details: 'REST-040',
    'toggle-product-status': 'REST-041',
    'toggle-active-status': 'REST-042',
  },
  client: { path: '/api/client/header-menu/list', source: 'REST-043', rows: MAX_PAGE_SIZE },
  ids: ['menuId'],
  names: { parentMenu: 'parentId', activeStatus: 'active', productMenuStatus: 'product' },
  status: 'currentStatus',
});
