import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { inLanguage, type LanguageChoice } from '@polyphony/domain/languages.js';
import { PUBLISHER } from '@polyphony/domain/publishing/review.js';
import { labelIn } from '@polyphony/domain/messages/languages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Types, type ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { isSuperAdminRole, RoleModel } from '../../identity/users/role.js';
import { OPEN, UserModel } from '../../identity/users/user.js';
import { isPlainAddress } from '../../platform/mail/address.js';
import { greetingIn, mailOf, mailTemplates, oneLine } from '../../platform/mail/template.js';
import { textIn, valuesIn } from '../../platform/values.js';
import type { StoredReview } from '../../records/review/storedReview.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { Form } from '../../records/write/form.js';

/** People whom one request for a review notifies: a site with more has them look at Home. */
const NOTIFIED_MAX = 50;

interface ReviewData {
  /** Name of the recipient. */
  readonly name: string;
  /** Name of the person who requested the review, or who decided it. */
  readonly who: string;
  /** Name of the record. */
  readonly title: string;
  /** Their note, or their reason. */
  readonly text: string;
  /** Of the console. */
  readonly url: string;
}

/** The lines that a person wrote, a paragraph each. */
const linesOf = (text: string) => text.split(/\s*\n\s*/u).filter(Boolean);

const content = (name: 'reviewRequested' | 'reviewApproved' | 'reviewSentBack') =>
  mailOf<ReviewData>((data, writer) => {
    const texts = writer.texts[name];
    const facts = { name: oneLine(data.who), title: oneLine(data.title) };
    return {
      subject: format(texts.subject, facts),
      preview: texts.preview,
      greeting: greetingIn(writer, data.name),
      paragraphs: [format(texts.text, facts), ...linesOf(data.text)],
      action: { label: texts.open, url: data.url },
      note: texts.note,
    };
  });

const reviewMails = mailTemplates({
  reviewRequested: content('reviewRequested'),
  reviewApproved: content('reviewApproved'),
  reviewSentBack: content('reviewSentBack'),
});

/** Name of a record, or of a panel of settings, in a language. */
export function titleFor({ store }: Form, record: StoredRecord, lang: LanguageChoice): string {
  const { kind, single } = store;
  if (single !== null) return labelIn(kind.label, lang.requested);
  const { [kind.titleField]: title } = record;
  return textIn(title) ?? textIn(inLanguage(valuesIn(title), lang)) ?? '';
}

/** Members of staff whose role holds both permissions, and Super Admins. */
async function reviewersFor({ spec }: Form, exceptId: string) {
  const needed: Permission[] = [PUBLISHER, spec.permissions.edit];
  const permissions = await PermissionModel.find({ name: { $in: needed } }, { _id: 1 }).lean();
  const roles = await RoleModel.find({}, { nameKey: 1, permissionIds: 1 }).lean();
  const deciding = roles.filter(
    (role) =>
      isSuperAdminRole(role) ||
      (permissions.length === new Set(needed).size &&
        permissions.every(({ _id }) => role.permissionIds.some((id) => id.equals(_id)))),
  );
  const roleId = { $in: deciding.map(({ _id }) => _id) };
  return UserModel.find(
    { kind: 'staff', roleId, ...OPEN, _id: { $ne: new Types.ObjectId(exceptId) } },
    { name: 1, email: 1 },
  )
    .sort({ _id: 1 })
    .limit(NOTIFIED_MAX)
    .lean();
}

/** Language of mails to members of staff, of whom none is stored: that of the site. */
const staffLanguage = ({ language }: Context): LanguageChoice => ({
  requested: language.default,
  default: language.default,
});

const homeOf = ({ services }: Context) => `${services.bookingMailSettings.publicUrl}/admin`;

/** Queues mails to those who may decide a review, in the transaction that stores the request. */
export async function queueRequest(
  review: StoredReview,
  form: Form,
  record: StoredRecord,
  context: Context,
  session: ClientSession,
): Promise<void> {
  const lang = staffLanguage(context);
  for (const { name, email } of await reviewersFor(form, review.requestedBy.id)) {
    if (!isPlainAddress(email)) continue;
    await context.services.mailQueue.queue({
      to: email,
      lang,
      template: reviewMails.reviewRequested,
      data: {
        name,
        who: review.requestedBy.name,
        title: titleFor(form, record, lang),
        text: review.note,
        url: homeOf(context),
      },
      session,
    });
  }
}

/** Queues the mail that notifies the author of a decision, in the transaction that stores it; of their own there is none. */
export async function queueDecision(review: StoredReview, context: Context, session: ClientSession): Promise<void> {
  const { requestedBy, decidedBy, state, reason } = review;
  if (decidedBy?.id === requestedBy.id) return;
  const form = context.loaders.stores.formNamed(review.form);
  const author = await UserModel.findOne(
    { _id: new Types.ObjectId(requestedBy.id), kind: 'staff', ...OPEN },
    { email: 1 },
  )
    .session(session)
    .lean();
  if (!form || !author || !isPlainAddress(author.email)) return;
  const { model, scope } = form.store;
  const record = await model.findOne({ ...scope, _id: review.recordId }, null, { session }).lean<StoredRecord>();
  if (!record) return;
  const lang = { requested: review.lang || baseLanguage(), default: context.language.default };
  await context.services.mailQueue.queue({
    to: author.email,
    lang,
    template: state === 'approved' ? reviewMails.reviewApproved : reviewMails.reviewSentBack,
    data: {
      name: requestedBy.name,
      who: decidedBy?.name ?? '',
      title: titleFor(form, record, lang),
      text: reason,
      url: homeOf(context),
    },
    session,
  });
}
