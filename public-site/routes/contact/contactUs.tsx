import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { enquiryForm } from '../../enquiry/takeEnquiry.js';
import { plainRoute, type PageProps } from '../../routing/route.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';

/** Where visitors write to the people who run the site. */
export const contactUs = plainRoute({
  path: CONTACT_PATH,
  head: ({ visit: { texts } }) => ({
    title: texts.contact.title,
    description: texts.contact.lead,
    crumbs: [{ name: texts.contact.title, path: CONTACT_PATH }],
  }),
  form: () => enquiryForm(),
  Page: ContactUs,
});

function ContactUs({ visit, form }: PageProps<null>) {
  const { contact: words } = visit.texts;
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <EnquiryForm visit={visit} form={form} />
    </div>
  );
}
