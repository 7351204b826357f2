import { CODE_LIFE_S } from '@polyphony/domain/limits.js';
import { hello, mailTemplates, mailTexts, timeInMail } from '../../../platform/mail/template.js';

interface CodeData {
  /** As the person registered it; left out of the mail when it could carry a message of a stranger. */
  readonly name: string;
  readonly code: string;
}

interface NoticeData {
  readonly name: string;
  readonly time: Date;
}

const minutes = CODE_LIFE_S / 60;

/** Mails to people about their accounts. */
export const accountMails = mailTemplates({
  verificationCode: mailTexts<CodeData>(
    {
      en: ({ name, code }) => ({
        subject: 'Your verification code',
        preview: `It is valid for ${minutes} minutes.`,
        greeting: hello.en(name),
        paragraphs: [
          'Enter this code to verify your email address.',
          `It is valid for ${minutes} minutes and works once.`,
        ],
        code,
        note: 'You are receiving this because someone registered with this address. If it was not you, ignore this email.',
      }),
      ar: ({ name, code }) => ({
        subject: 'رمز التحقق الخاص بك',
        preview: `الرمز صالح لمدة ${minutes} دقائق.`,
        greeting: hello.ar(name),
        paragraphs: [
          'أدخل هذا الرمز لتأكيد عنوان بريدك الإلكتروني.',
          `الرمز صالح لمدة ${minutes} دقائق ويُستخدم مرة واحدة فقط.`,
        ],
        code,
        note: 'وصلتك هذه الرسالة لأن شخصًا ما سجّل بهذا العنوان. إن لم تكن أنت، فلا يلزمك فعل أي شيء.',
      }),
    },
    CODE_LIFE_S,
  ),

  passwordResetCode: mailTexts<CodeData>(
    {
      en: ({ name, code }) => ({
        subject: 'Your password reset code',
        preview: `It is valid for ${minutes} minutes.`,
        greeting: hello.en(name),
        paragraphs: [
          'Enter this code to choose a new password.',
          `It is valid for ${minutes} minutes and works once. Do not share it with anyone.`,
        ],
        code,
        note: 'If you did not request a new password, ignore this email: your password stays the same.',
      }),
      ar: ({ name, code }) => ({
        subject: 'رمز تعيين كلمة مرور جديدة',
        preview: `الرمز صالح لمدة ${minutes} دقائق.`,
        greeting: hello.ar(name),
        paragraphs: [
          'أدخل هذا الرمز لاختيار كلمة مرور جديدة.',
          `الرمز صالح لمدة ${minutes} دقائق ويُستخدم مرة واحدة فقط. لا تشاركه مع أحد.`,
        ],
        code,
        note: 'إن لم تطلب كلمة مرور جديدة، فلا يلزمك فعل أي شيء: تبقى كلمة المرور الحالية كما هي.',
      }),
    },
    CODE_LIFE_S,
  ),

  passwordChanged: mailTexts<NoticeData>({
    en: ({ name, time }) => ({
      subject: 'Your password was changed',
      preview: 'Every other device was signed out.',
      greeting: hello.en(name),
      paragraphs: [
        `Your password was changed on ${timeInMail(time, 'en')}. Every other device was signed out.`,
        'If that was you, no action is needed. If not, choose a new password right away with "Forgot your password?" and tell us.',
      ],
      note: 'You receive this email whenever the password of your account changes.',
    }),
    ar: ({ name, time }) => ({
      subject: 'تم تغيير كلمة المرور',
      preview: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
      greeting: hello.ar(name),
      paragraphs: [
        `تم تغيير كلمة مرورك في ${timeInMail(time, 'ar')}. وتم تسجيل الخروج من جميع الأجهزة الأخرى.`,
        'إن كنت أنت من غيّرها فكل شيء على ما يرام. وإلا فاختر كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» وأخبرنا.',
      ],
      note: 'تصلك هذه الرسالة كلما تغيّرت كلمة مرور حسابك.',
    }),
  }),

  accountDeleted: mailTexts<{ readonly name: string }>({
    en: ({ name }) => ({
      subject: 'Your account has been deleted',
      preview: 'Your profile, your enquiries and your ID document are gone.',
      greeting: hello.en(name),
      paragraphs: [
        'Your account has been deleted, with your profile, your enquiries and your ID document. Your places at events to come have been given back.',
        'Bookings of past events stay without your name. We no longer have this email address.',
      ],
      note: 'You are receiving this because the account of this address was deleted. It is the last email about it.',
    }),
    ar: ({ name }) => ({
      subject: 'تم حذف حسابك',
      preview: 'حُذف ملفك الشخصي واستفساراتك وملف إثبات هويتك.',
      greeting: hello.ar(name),
      paragraphs: [
        'تم حذف حسابك، ومعه ملفك الشخصي واستفساراتك وملف إثبات هويتك. وأُلغيت أماكنك في الفعاليات القادمة.',
        'تبقى حجوزات الفعاليات الماضية من دون اسمك. ولم يعد عنوان بريدك هذا محفوظًا لدينا.',
      ],
      note: 'وصلتك هذه الرسالة لأن حساب هذا العنوان حُذف. وهي آخر رسالة بشأنه.',
    }),
  }),

  addressInUse: mailTexts<{ readonly name: string }>({
    en: ({ name }) => ({
      subject: 'You already have an account',
      preview: 'Someone registered with your address.',
      greeting: hello.en(name),
      paragraphs: [
        'Someone has just tried to register with this email address, which already has an account.',
        'If it was you, log in with your password, or choose a new one with "Forgot your password?".',
      ],
      note: 'If it was not you, ignore this email: your account has not changed.',
    }),
    ar: ({ name }) => ({
      subject: 'لديك حساب بالفعل',
      preview: 'حاول شخص ما التسجيل بعنوانك.',
      greeting: hello.ar(name),
      paragraphs: [
        'حاول شخص ما للتو التسجيل بعنوان البريد الإلكتروني هذا، وله حساب بالفعل.',
        'إن كنت أنت، فسجّل الدخول بكلمة مرورك، أو اختر كلمة جديدة عبر «نسيت كلمة المرور».',
      ],
      note: 'إن لم تكن أنت، فلا يلزمك فعل أي شيء: حسابك كما كان.',
    }),
  }),
});
