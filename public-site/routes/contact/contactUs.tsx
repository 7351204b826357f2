import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { enquiryForm } from '../../enquiry/takeEnquiry.js';
import { BranchesDocument, type BranchesQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';
import { nextChange, type Branch } from './branch.js';
import { BranchCard } from './BranchCard.js';
import { branchSchema } from './branchSchema.js';

const branchesOf = ({ publishedContacts }: BranchesQuery): readonly Branch[] => publishedContacts.rows;

/** The branches that visitors can write to. */
const writable = (branches: readonly Branch[]) => branches.filter(({ form }) => form);

/** Where visitors find the branches, and write to the people who run the site. */
export const contactUs = queriedRoute({
  path: CONTACT_PATH,
  query: BranchesDocument,
  variables: ({ language }) => ({ lang: language.code }),
  head: ({ data, visit }) => ({
    title: visit.texts.contact.title,
    description: visit.texts.contact.lead,
    crumbs: [{ name: visit.texts.contact.title, path: CONTACT_PATH }],
    subject: branchSchema(branchesOf(data), visit),
  }),
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

function ContactUs({ data, visit, form }: PageProps<BranchesQuery>) {
  const { contact: words } = visit.texts;
  const branches = branchesOf(data);
  const open = writable(branches);
  const chosen = open.find(({ slug }) => slug === visit.search.get('branch'));
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
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
