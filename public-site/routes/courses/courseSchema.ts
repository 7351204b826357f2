import type { Course, FAQPage, Graph, Offer, Question } from 'schema-dts';
import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { unitsOf } from '@polyphony/domain/money/money.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import type { SharedPicture } from '../../document/head.js';
import { addressOfPage, languageOfPage } from '../../document/pageLanguages.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedCourse } from './course.js';

/** A package as an offer; null without a price, which search engines ask for. */
function offerOf(
  { title, price: text, type }: PublishedCourse['packages'][number],
  course: PublishedCourse,
  url: string,
): Offer | null {
  const price = text ? priceOf(text) : null;
  if (!price) return null;
  return {
    '@type': 'Offer',
    name: title || course.title,
    category: type || 'Paid',
    price: unitsOf(price),
    priceCurrency: price.currency,
    url: `${url}#packages`,
  };
}

/** A course as search engines read it, with its offers and its questions. */
export function courseSchema(course: PublishedCourse, visit: Visit, picture: SharedPicture | null): Graph {
  const url = addressOfPage(course, visit);
  const offers = course.packages.map((one) => offerOf(one, course, url)).filter((offer) => offer !== null);
  const answeredQuestions = course.questions.filter(({ answer }) => answer);
  const about: Course = {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: course.title,
    description: metaTextsOf(course, 'title').description || course.shortDescription || course.subTitle || undefined,
    url,
    image: picture?.url,
    inLanguage: languageOfPage(course, visit, visit.language).code,
    provider: { '@type': 'Organization', name: visit.texts.site.name, url: visit.publicUrl },
    offers: offers.length > 0 ? offers : undefined,
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: answeredQuestions.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question ?? undefined,
      acceptedAnswer: { '@type': 'Answer', text: answer ?? undefined },
    })),
  };
  return { '@context': 'https://schema.org', '@graph': answeredQuestions.length > 0 ? [about, questions] : [about] };
}
