import { contactUs as page } from '@polyphony/domain/content/pages/contactUs.js';
import { sectionOf } from '../../content/sectionOf.js';
import { PageHead } from '../../content/Words.js';
import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { enquiryForm } from '../../enquiry/takeEnquiry.js';
import { ContactUsDocument, type ContactUsQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';

/** Where visitors write to the people who run the site. */
export const contactUs = queriedRoute({
  path: CONTACT_PATH,
  query: ContactUsDocument,
  variables: ({ language }) => ({ lang: language.code }),
  notFound: ({ data }) => !data.publishedCmsPage,
  head: ({ visit: { texts } }) => ({
    title: texts.contact.title,
    description: texts.contact.lead,
    crumbs: [{ name: texts.contact.title, path: CONTACT_PATH }],
  }),
  form: () => enquiryForm(),
  Page: ContactUs,
});

function ContactUs({ data: { publishedCmsPage: content }, visit, form }: PageProps<ContactUsQuery>) {
  if (!content) return null;
  return (
    <div className="wrap page">
      <PageHead section={sectionOf(page, 'section-1', content)} usual={visit.texts.contact} />
      <EnquiryForm visit={visit} form={form} />
    </div>
  );
}
