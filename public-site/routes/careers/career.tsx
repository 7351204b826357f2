import { applyAddress } from '@polyphony/domain/careers/applyLink.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import { Picture } from '../../components/Picture.js';
import { richHtml } from '../../components/richHtml.js';
import { languageMark } from '../../components/languageMark.js';
import { largeFirst, sharedPicture } from '../../document/sharedPicture.js';
import { CareerDocument, type CareerQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { CONTACT_PATH } from '../../visit/sitePaths.js';
import type { Visit } from '../../visit/visit.js';
import { beginningOf } from './beginning.js';
import { CareerFacts } from './CareerFacts.js';
import { CAREERS_PATH, careerPath } from './careerPaths.js';
import { jobPosting } from './jobPosting.js';

export type PublishedCareer = NonNullable<CareerQuery['publishedCareer']>;

/** Characters that search engines show of a description. */
const DESCRIPTION_MAX = 160;
const BANNER_SIZES = '(width < 72rem) 94vw, 68rem';
const BANNER_MAX = 1920;
/** Of the topmost headings of the text, which is under the name of the vacancy. */
const TEXT_LEVEL = 2;

function requireCareer({ publishedCareer }: CareerQuery): PublishedCareer {
  if (!publishedCareer) throw new Error('A page is drawn for a vacancy that is not there.');
  return publishedCareer;
}

/** A vacancy. */
export const career = queriedRoute({
  path: `${CAREERS_PATH}/:slug`,
  of: 'career',
  query: CareerDocument,
  variables: ({ params, language }) => ({ slug: params['slug'] ?? '', lang: language.code }),
  notFound: ({ data }) => !data.publishedCareer,
  head: ({ data, visit }) => {
    const job = requireCareer(data);
    const picture = sharedPicture(largeFirst([job.metaImageFile, job.imageFile]), visit);
    const text = beginningOf(job.jobDescription);
    const meta = metaTextsOf(job, 'jobName');
    return {
      title: meta.title || job.jobName,
      description: meta.description || [...text].slice(0, DESCRIPTION_MAX).join(''),
      keywords: meta.keywords,
      titleLanguages: job.titleLanguages,
      crumbs: [
        { name: visit.texts.site.careers, path: CAREERS_PATH },
        { name: job.jobName, path: careerPath(job), mark: languageMark(job, 'jobName', visit) },
      ],
      picture,
      subject: jobPosting(job, visit, picture),
    };
  },
  Page: Career,
});

function Career({ data, visit }: PageProps<CareerQuery>) {
  const job = requireCareer(data);
  return (
    <article className="text">
      <header className="text__head wrap">
        <h1 {...languageMark(job, 'jobName', visit)}>
          <bdi>{job.jobName}</bdi>
        </h1>
        <CareerFacts career={job} visit={visit} />
      </header>
      {job.imageFile && (
        <div className="wrap">
          <Picture
            file={job.imageFile}
            sizes={BANNER_SIZES}
            maxWidth={BANNER_MAX}
            first
            className="text__banner picture--filled"
          />
        </div>
      )}
      <div className="text__columns wrap">
        <div className="text__main">
          <div
            {...languageMark(job, 'jobDescription', visit)}
            className="rich rich--text"
            dangerouslySetInnerHTML={{ __html: richHtml(job.jobDescription ?? '', visit.publicUrl, TEXT_LEVEL) }}
          />
          <p className="job__apply">
            <Apply job={job} visit={visit} />
            <a href={CAREERS_PATH}>{visit.texts.careers.all}</a>
          </p>
        </div>
      </div>
    </article>
  );
}

/** Leads to where one applies; without such a place, to the people who run the site. */
function Apply({ job, visit }: { readonly job: PublishedCareer; readonly visit: Visit }) {
  const { careers: words } = visit.texts;
  const address = applyAddress(job.applyLink);
  if (!address)
    return (
      <a className="button" href={CONTACT_PATH}>
        {words.write}
      </a>
    );
  const isMail = address.startsWith('mailto:');
  const subject = isMail && !address.includes('?') ? `?subject=${encodeURIComponent(job.jobName)}` : '';
  return (
    <a className="button" href={address + subject}>
      {isMail ? words.applyByMail : words.apply}
    </a>
  );
}
