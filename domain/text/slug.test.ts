import { deriveSlug } from './slug.js';

test.each([
  ['Rock & Roll', 'rock-r-roll'],
  ['Café', 'cafe'],
  ['Łódź', 'lodz'],
  ['瑜伽', ''],
  ['योग', ''],
  ['རྣལ་འབྱོར', ''],
  ['Yoga 瑜伽', 'yoga'],
  ['你好!', ''],
  ['योग, ध्यान', ''],
  ['4, 瑜伽!', '4r-r'],
  ['2027 年', '2027'],
  ['!', 'r'],
])('the slug of %j is %j (SPEC-D34)', (name, slug) => expect(deriveSlug(name)).toBe(slug));
