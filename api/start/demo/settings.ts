import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { formOf } from '@polyphony/domain/settings/settingKeys.js';
import { storeOf } from '../../modules/settings/settingsStore.js';
import { expectDone, type ContextNow } from './demoContent.js';

type Values = Readonly<Record<string, string | readonly string[]>>;

/** Values that the whole site of the demo content shows, by panel and language. */
const settings: Readonly<Record<string, { readonly en: Values; readonly ar?: Values }>> = {
  system: {
    en: {
      system_name: 'Polyphony',
      frontend_website_name: 'Polyphony',
      site_moto: 'Events, training and stories, in your language.',
    },
    ar: { system_name: 'بوليفوني', frontend_website_name: 'بوليفوني', site_moto: 'فعاليات وتدريب وقصص، بلغتك.' },
  },
  globalSeo: {
    en: {
      meta_description:
        'Workshops, gatherings and courses that bring people together, in the language you feel at home in.',
      meta_keywords: 'workshops,courses,events,Thimphu,Bhutan',
    },
    ar: {
      meta_description: 'ورش ولقاءات ودورات تجمع الناس، باللغة التي ترتاح إليها.',
      meta_keywords: 'ورش,دورات,فعاليات,تيمفو,بوتان',
    },
  },
  header: {
    en: { show_language_switcher: '1', enable_sticky_header: '1', helpline_number: '+975 2 322 754' },
  },
  general: { en: { show_toploader_switcher: '0', toploader_color: '#f2b35d' } },
  cookiesAgreement: {
    en: {
      // Nothing on the site needs consent: the text is ready for the day that something does.
      show_cookies_agreement: '0',
      cookies_agreement_text:
        'This site sets a cookie for your language and one that keeps you logged in. Nothing follows you, and nothing else is stored unless you agree.',
    },
    ar: {
      cookies_agreement_text:
        'يحفظ هذا الموقع ملف ارتباط للغتك وآخر يبقيك مسجَّلًا. لا شيء يتتبعك، ولا يُحفظ شيء غير ذلك ما لم توافق.',
    },
  },
  footerAbout: {
    en: {
      footer_title: 'A house for people who learn from each other',
      footer_description: 'We have run workshops, walks and evenings by the river since 2009. Everybody is welcome.',
      button_title: 'Write to us',
    },
    ar: {
      footer_title: 'بيت لمن يتعلّم بعضهم من بعض',
      footer_description: 'نقيم الورش والرحلات والأمسيات على النهر منذ عام 2009. الجميع مرحَّب بهم.',
      button_title: 'راسلنا',
    },
  },
  footerInfo: {
    en: {
      contact_address: '12 Norzin Lam\nThimphu 11001, Bhutan',
      contact_number: '+975 2 322 754',
      whatsapp_number: '+975 17 322 754',
      contact_email: 'hello@polyphony.example',
    },
    ar: { contact_address: '12 نورزين لام\nتيمفو 11001، بوتان' },
  },
  linkOne: {
    en: {
      link_one_label: ['All events', 'Kinds of events', 'News and stories'],
      link_one_value: ['/event', '/event/category', '/news'],
    },
    ar: { link_one_label: ['كل الفعاليات', 'أنواع الفعاليات', 'أخبار وقصص'] },
  },
  linkTwo: {
    en: {
      link_two_title: 'Your account',
      link_two_label: ['Log in', 'Register', 'My bookings'],
      link_two_value: ['/login', '/register', '/account'],
    },
    ar: { link_two_title: 'حسابك', link_two_label: ['تسجيل الدخول', 'إنشاء حساب', 'حجوزاتي'] },
  },
  linkThree: {
    en: {
      link_three_title: 'About this site',
      link_three_label: ['Contact', 'Privacy'],
      link_three_value: ['/contact-us', '/privacy'],
    },
    ar: { link_three_title: 'عن الموقع', link_three_label: ['اتصل بنا', 'الخصوصية'] },
  },
  openingSchedule: {
    en: {
      opening_title: 'The house is open',
      opening_days: ['Monday to Friday', 'Saturday', 'Sunday'],
      opening_timings: ['09:00 – 18:00', '10:00 – 16:00', 'Closed'],
    },
    ar: {
      opening_title: 'أوقات فتح البيت',
      opening_days: ['من الاثنين إلى الجمعة', 'السبت', 'الأحد'],
      opening_timings: ['09:00 – 18:00', '10:00 – 16:00', 'مغلق'],
    },
  },
  socialLinks: {
    en: {
      show_social_links: '1',
      social_facebook: 'https://www.facebook.com/polyphony.example',
      social_instagram: 'https://www.instagram.com/polyphony.example',
      social_youtube: 'https://www.youtube.com/@polyphony.example',
      social_github: 'https://github.com/polyphony-example',
    },
  },
  copywriteText: {
    en: { copywrite_text: '© {year} Polyphony, Thimphu' },
    ar: { copywrite_text: '© {year} بوليفوني، تيمفو' },
  },
};

/** Writes the settings of the demo content, in English and Arabic. */
export async function writeDemoSettings(contextNow: ContextNow): Promise<void> {
  const context = await contextNow();
  for (const panel of allPanels) {
    const { en, ar } = settings[panel.name] ?? {};
    const store = storeOf(panel);
    if (en) expectDone(await store.saveForm({ input: formOf(panel, en), texts: null }, null, context));
    if (ar)
      expectDone(await store.saveForm({ input: null, texts: { lang: 'ar', input: formOf(panel, ar) } }, null, context));
  }
}
