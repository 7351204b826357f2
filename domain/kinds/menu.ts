import { object } from 'yup';
import { MENU_NAME, TREE_MAX_DEPTH } from '../limits.js';
import { messages } from '../messages/messages.js';
import { menuLink } from '../validation/menuLink.js';
import { optionalId, orderNumberRule, requiredText } from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';

/** The entries of the site's header, below one another. */
export const menu = defineKind({
  name: 'menu',
  plural: 'menus',
  label: 'labels.menu',
  permission: { one: 'MENU', many: 'MENUS', group: 'MENU_MANAGEMENT' },
  titleField: 'name',
  subtitleField: 'link',
  toggles: ['active', 'product'],
  drafts: true,
  listedAt: '/',
  translatable: ['name'],
  unique: [],
  sortable: ['orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  tree: {
    parentSelf: messages.menuParentSelf,
    tooDeep: messages.menuParentTooDeep(TREE_MAX_DEPTH),
    arranged: true,
  },
  rules: object({
    name: requiredText('labels.menuName', MENU_NAME),
    link: menuLink(),
    parentId: optionalId('labels.selectParentMenu'),
    orderNumber: orderNumberRule().meta({
      label: 'labels.orderingNumber',
      hint: 'menus.higherNumberMeansHigherPriority',
    }),
  }),
  example: {
    en: { name: 'Events', link: '/event', orderNumber: 5 },
    ar: { name: 'الفعاليات' },
  },
});
