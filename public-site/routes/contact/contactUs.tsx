import { contactUs as page } from '@polyphony/domain/content/pages/contactUs.js';
import { sectionOf } from '../../content/sectionOf.js';
import { PageHead } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { enquiryForm } from '../../enquiry/processEnquiry.js';
import { ContactUsDocument, type ContactUsQuery } from '../../generated/graphql.js';
import { presentSlug } from '../../routing/presentAddress.js';
import { queriedRoute, type PageProps, type Route } from '../../routing/route.js';
import { address } from '../../visit/address.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';
import { nextChange, type Branch } from './branch.js';
import { BranchCard } from './BranchCard.js';
import { branchSchema } from './branchSchema.js';

const branchesOf = ({ publishedContacts }: ContactUsQuery): readonly Branch[] => publishedContacts.rows;

/** The branches that visitors can write to. */
const writable = (branches: readonly Branch[]) => branches.filter(({ form }) => form);

/** The parameter with the slug of the branch that the form is turned to. */
const BRANCH = 'branch';

const branchesPage = queriedRoute({
  path: CONTACT_PATH,
  query: ContactUsDocument,
  variables: ({ language }) => ({ lang: language.code }),
  notFound: ({ data }) => !data.publishedCmsPage,
  head: ({ data, visit }) => {
    const own = {
      title: visit.texts.contact.title,
      lead: visit.texts.contact.lead,
      crumbs: [{ name: visit.texts.contact.title, path: CONTACT_PATH }],
      subject: branchSchema(branchesOf(data), visit),
    };
    return pageHead(data.publishedCmsPage, own, visit);
  },
  // Whether a branch is open changes without a write.
  holdsUntil: ({ data, visit }) => nextChange(branchesOf(data), visit),
  form: ({ data }) => {
    const branches = branchesOf(data);
    const open = writable(branches);
    // A site without branches takes enquiries all the same; one whose branches take none does not.
    if (branches.length > 0 && open.length === 0) return null;
    return enquiryForm(...open.map(({ id }) => ({ kind: 'contact', id })));
  },
  Page: ContactUs,
});

/** Page on which visitors find the branches, and write to the people who run the site. */
export const contactUs: Route = {
  ...branchesPage,
  async open(visit, runQuery) {
    const slug = visit.search.get(BRANCH);
    const present = slug ? await presentSlug('contact', slug, runQuery) : null;
    if (present === null) return branchesPage.open(visit, runQuery);
    const parameters = { ...Object.fromEntries(visit.search), [BRANCH]: present };
    return { to: address(CONTACT_PATH, parameters), renamed: true };
  },
};

function ContactUs({ data, visit, form }: PageProps<ContactUsQuery>) {
  const { publishedCmsPage: content } = data;
  if (!content) return null;
  const { contact: words } = visit.texts;
  const branches = branchesOf(data);
  const open = writable(branches);
  const chosen = open.find(({ slug }) => slug === visit.search.get(BRANCH));
  return (
    <div className="wrap page">
      <PageHead section={sectionOf(page, 'section-1', content)} usual={words} />
      {branches.length > 0 && (
        <section aria-labelledby="branches">
          <h2 id="branches">{words.branches}</h2>
          <ul className="cards places">
            {branches.map((branch) => (
              <li key={branch.id}>
                <BranchCard branch={branch} visit={visit} choosable={open.length > 1} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(branches.length === 0 || open.length > 0) && (
        <EnquiryForm
          visit={visit}
          form={form}
          subjects={open.map(({ id, title, branchName }) => ({ id, name: `${title} – ${branchName}` }))}
          chosen={chosen?.id}
        />
      )}
    </div>
  );
}
