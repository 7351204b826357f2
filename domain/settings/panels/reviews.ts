import { switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const reviews = settingsPanel({
  name: 'reviews',
  heading: 'labels.reviews',
  subject: 'labels.reviews',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    reviews_required: switchOf('labels.reviewsRequired').meta({ hint: 'review.whoMayPublishWithout' }),
  },
});
