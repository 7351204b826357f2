import type { Names } from '../../../records/rest/names.js';

/** Names that legacy clients use for the fields of packages. */
export const packageNames = {
  coursePackageType: 'type',
  packageTitle: 'title',
  packagePrice: 'price',
  packageTerms: 'terms',
  packageTagIcon: 'tagIcon',
  packageTagName: 'tagName',
  packageButtonLabel: 'buttonLabel',
  packageButtonLink: 'buttonLink',
  packageFeaturesTitle: 'featuresTitle',
  packageFeaturesIcon: 'featuresIcon',
  packageFeatures: 'features',
  courseId: 'courseId',
  course: 'courseId',
  isActive: 'active',
  isFeatured: 'featured',
} as const satisfies Names;
