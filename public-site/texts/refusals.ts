import {
  BOOKING_NOTE_MAX,
  BOOKINGS_PER_VISITOR,
  COUNTRY_MAX,
  EMAIL_MAX,
  IDEMPOTENCY_KEY_MAX,
  IDENTITY_FILE_MB,
  PASSWORD_MAX,
  PHONE_MAX,
  TRANSACTION_ID_MAX,
  VISITOR_NAME,
  VISITOR_PASSWORD_MIN,
} from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';

/** What the API refuses a form with, in Arabic, by its English words: they are what the API answers in every language. */
const arabic: Readonly<Record<string, string>> = {
  [messages.signInRefused]: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  [messages.notSaved]: 'يُرجى تصحيح الحقول المحدّدة.',
  [messages.required('Email')]: 'البريد الإلكتروني مطلوب.',
  [messages.emailInvalid]: 'يُرجى إدخال عنوان بريد إلكتروني صحيح.',
  [messages.maxLength('Email', EMAIL_MAX)]: 'البريد الإلكتروني طويل جدًا.',
  [messages.passwordRequired]: 'كلمة المرور مطلوبة.',
  [messages.minLength('Password', VISITOR_PASSWORD_MIN)]: `يجب ألا تقل كلمة المرور عن ${VISITOR_PASSWORD_MIN} أحرف.`,
  [messages.maxLength('Password', PASSWORD_MAX)]: 'كلمة المرور طويلة جدًا.',
  [messages.required('Password confirmation')]: 'يُرجى إدخال كلمة المرور مرة أخرى.',
  [messages.passwordsDiffer]: 'كلمتا المرور غير متطابقتين.',
  [messages.required('Current password')]: 'كلمة المرور الحالية مطلوبة.',
  [messages.currentPasswordWrong]: 'كلمة المرور الحالية غير صحيحة.',
  [messages.required('Code')]: 'الرمز مطلوب.',
  [messages.codeFormat]: 'يتكوّن الرمز من 6 أرقام.',
  [messages.codeRefused]: 'الرمز غير صحيح أو انتهت صلاحيته.',
  [messages.required('First name')]: 'الاسم الأول مطلوب.',
  [messages.minLength('First name', VISITOR_NAME.min)]: `يجب ألا يقل الاسم الأول عن ${VISITOR_NAME.min} أحرف.`,
  [messages.maxLength('First name', VISITOR_NAME.max)]: `يجب ألا يزيد الاسم الأول على ${VISITOR_NAME.max} حرفًا.`,
  [messages.required('Last name')]: 'اسم العائلة مطلوب.',
  [messages.minLength('Last name', VISITOR_NAME.min)]: `يجب ألا يقل اسم العائلة عن ${VISITOR_NAME.min} أحرف.`,
  [messages.maxLength('Last name', VISITOR_NAME.max)]: `يجب ألا يزيد اسم العائلة على ${VISITOR_NAME.max} حرفًا.`,
  [messages.required('Phone')]: 'رقم الهاتف مطلوب.',
  [messages.maxLength('Phone', PHONE_MAX)]: 'رقم الهاتف طويل جدًا.',
  [messages.invalid('Phone')]: 'رقم الهاتف غير صحيح.',
  [messages.required('Nationality')]: 'يُرجى اختيار الجنسية.',
  [messages.invalid('Nationality')]: 'يُرجى اختيار الجنسية من القائمة.',
  [messages.required('Country')]: 'بلد الإقامة مطلوب.',
  [messages.maxLength('Country', COUNTRY_MAX)]: 'اسم بلد الإقامة طويل جدًا.',
  [messages.identityFileType]: 'يجب أن يكون ملف الهوية بصيغة JPG أو PNG أو PDF.',
  [messages.fileTooLarge(IDENTITY_FILE_MB)]: `يتجاوز الملف الحد الأقصى وهو ${IDENTITY_FILE_MB} ميغابايت.`,
  [messages.eventFull]: 'جميع أماكن هذه الفعالية محجوزة.',
  [messages.eventOver]: 'انتهت هذه الفعالية.',
  [messages.eventNotBookable]: 'لا يمكن حجز هذه الفعالية.',
  [messages.objectId('Event')]: 'لا يمكن حجز هذه الفعالية.',
  [messages.priceOfOther]: 'هذا السعر ليس من أسعار هذه الفعالية.',
  [messages.priceGone]: 'لم يعد هذا السعر متاحًا. يُرجى اختيار سعر آخر.',
  [messages.priceNotYours]: 'هذا السعر للمشاركين من جنسية أخرى.',
  [messages.priceChanged]: 'تغيّر السعر منذ أن فتحت الصفحة. يُرجى الاطّلاع عليه مرة أخرى.',
  [messages.objectId('Price')]: 'يُرجى اختيار سعر.',
  [messages.tooManyPlaces(BOOKINGS_PER_VISITOR)]:
    `يمكنك حجز ${BOOKINGS_PER_VISITOR} أماكن كحد أقصى في الفعالية الواحدة.`,
  [messages.keyUsedOtherwise]: 'أُرسل هذا الطلب من قبل لحجز آخر.',
  [messages.maxLength('Transaction id', TRANSACTION_ID_MAX)]:
    `يجب ألا يزيد رقم المعاملة على ${TRANSACTION_ID_MAX} حرف.`,
  [messages.taken('Transaction id')]: 'رقم المعاملة هذا مستخدم بالفعل.',
  [messages.maxLength('Message', BOOKING_NOTE_MAX)]: `يجب ألا تزيد الرسالة على ${BOOKING_NOTE_MAX} حرف.`,
  [messages.maxLength('Idempotency key', IDEMPOTENCY_KEY_MAX)]: 'تعذّر قبول هذا الطلب.',
  [messages.onlyPendingCancelled]: 'لا يمكن إلغاء الحجز بعد تأكيده أو إلغائه.',
};

const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar: arabic };

/** A refusal of the API in the visitor's language; as it is where there are no words for it. */
export function refusalIn(language: string, message: string): string {
  const known = Object.hasOwn(dictionaries, language) ? dictionaries[language] : undefined;
  return known && Object.hasOwn(known, message) ? (known[message] ?? message) : message;
}
