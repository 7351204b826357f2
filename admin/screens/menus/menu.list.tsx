import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { menuOperations as operations } from '../../graphql/generated/operations/menu';
import { orderNumberColumn, updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';
import { ArrangeButton } from './ArrangeButton';
import { MenuLink } from './MenuLink';

export const screen = listScreen({
  kind: kindFacts.menu,
  operations,
  columns: [
    {
      field: 'link',
      header: 'labels.link',
      show: ({ link }) => <MenuLink link={link} />,
      exported: ({ link }) => link,
    },
    orderNumberColumn,
    updatedColumn,
  ],
  headings: { active: 'menus.activeStatus', product: 'menus.productMenuStatus', actions: 'courses.options' },
  empty: screenTexts.menuNotCreated,
  Actions: ArrangeButton,
});
