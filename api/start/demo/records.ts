import type { KindName } from '@polyphony/domain/kinds/index.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { demoBranches } from './branches.js';
import { demoEvents, demoPrices } from './events.js';
import { demoMenus } from './menus.js';
import { kinds } from '@polyphony/domain/kinds/index.js';

/** A demo record: its English values, its Arabic texts, toggles to set, and in a tree its children. */
export interface DemoRecord {
  readonly en: Readonly<Record<string, unknown>>;
  readonly ar?: Readonly<Record<string, unknown>>;
  /** Records it names: by the field, the other's kind and its slug (of a language its code). They are written before it. */
  readonly links?: Readonly<Record<string, readonly [kind: KindName, slug: string]>>;
  readonly flags?: Readonly<Partial<Record<Toggle, boolean>>>;
  readonly children?: readonly DemoRecord[];
}

/** The content of a new installation. Languages come first, because the others are translated into them. */
export const demoRecords: Partial<Record<KindName, readonly DemoRecord[]>> = {
  language: [{ en: { name: 'العربية', code: 'ar', appLangCode: 'ar' }, flags: { active: true, rtl: true } }],
  eventCategory: [
    {
      ...kinds.eventCategory.example,
      flags: { featured: true },
      children: [
        {
          en: { name: 'Evening classes', description: 'Two hours after work, one skill at a time.', orderNumber: 2 },
          ar: { name: 'دروس مسائية', description: 'ساعتان بعد العمل، مهارة في كل مرة.' },
        },
        {
          en: { name: 'Masterclasses', description: 'A day with someone who has done it for decades.' },
          ar: { name: 'دروس متقدمة', description: 'يوم مع من مارس المهنة لعقود.' },
        },
      ],
    },
    {
      en: { name: 'Conferences', description: 'Talks, panels and a long lunch to meet people.', orderNumber: 4 },
      ar: { name: 'مؤتمرات', description: 'محاضرات وحوارات وغداء طويل للتعارف.' },
      flags: { featured: true },
    },
    {
      en: { name: 'Outdoor trips', description: 'Guided days in the mountains and along the rivers.', orderNumber: 3 },
      ar: { name: 'رحلات في الطبيعة', description: 'أيام مع مرشدين في الجبال وعلى ضفاف الأنهار.' },
      children: [
        {
          en: { name: 'Day hikes', description: 'Out in the morning, back for dinner.' },
          ar: { name: 'مسيرات يومية', description: 'ننطلق صباحًا ونعود للعشاء.' },
        },
      ],
    },
    {
      en: { name: 'Festivals', description: 'Music, food and crafts of the season.', orderNumber: 2 },
      ar: { name: 'مهرجانات', description: 'موسيقى وطعام وحرف الموسم.' },
    },
    {
      en: { name: 'Online sessions', description: 'Live from anywhere, with time for questions.' },
      ar: { name: 'لقاءات عبر الإنترنت', description: 'مباشرة من أي مكان، مع وقت للأسئلة.' },
    },
    {
      en: { name: 'General', description: 'Everything that has no category of its own.' },
      ar: { name: 'عام' },
      flags: { default: true },
    },
  ],
  eventDifficulty: [
    kinds.eventDifficulty.example,
    { en: { name: 'Intermediate', orderNumber: 2 }, ar: { name: 'متوسط' } },
    { en: { name: 'Advanced' }, ar: { name: 'متقدم' } },
  ],
  event: demoEvents,
  eventPrice: demoPrices,
  menu: demoMenus,
  blogCategory: [
    { ...kinds.blogCategory.example, flags: { featured: true } },
    {
      en: { name: 'Interviews', description: 'Conversations with the people behind our events.', orderNumber: 2 },
      ar: { name: 'مقابلات', description: 'أحاديث مع صنّاع فعالياتنا.' },
    },
    { en: { name: 'Announcements' }, ar: { name: 'إعلانات' }, flags: { default: true } },
  ],
  contact: demoBranches,
};
