import { linkedHtml } from '../../components/richHtml.js';
import { Picture } from '../../components/Picture.js';
import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { languageMark } from '../../components/languageMark.js';
import type { TextHeading } from '@polyphony/domain/richText/headings.js';
import type { PageProps } from '../../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { dayOf, writtenDay } from '../../texts/siteDays.js';
import type { Visit } from '../../visit/visit.js';
import { publishedAt, storyOf } from './story.js';
import { StoryCard } from './StoryCard.js';
import { storyCategoryPath, storyPath, tagPath } from './storyPaths.js';
import type { TextData } from './text.js';
import { InText } from '../../texts/InText.js';

/** From so many words on, and with so many headings, a text has a table of contents. */
const LONG_WORDS = 250;
const CONTENTS_MIN = 3;

/** Wide enough for the widest screen that shows it from edge to edge. */
const BANNER_SIZES = '(width < 72rem) 94vw, 68rem';
const BANNER_MAX = 1920;

/** A post or an article. */
export function TextPage({ data, visit, form }: PageProps<TextData>) {
  const { text, body, words } = data;
  const { texts } = visit;
  const mark = languageMark(text, 'description', visit);
  const hasContents = words >= LONG_WORDS && body.headings.length >= CONTENTS_MIN;
  return (
    <>
      <article className="text">
        <TextHead data={data} visit={visit} />
        {text.bannerImageFile && (
          <div className="wrap">
            <Picture
              file={text.bannerImageFile}
              sizes={BANNER_SIZES}
              maxWidth={BANNER_MAX}
              first
              className="text__banner picture--filled"
            />
          </div>
        )}
        <div className={hasContents ? 'text__columns text__columns--contents wrap' : 'text__columns wrap'}>
          {hasContents && <Contents headings={body.headings} visit={visit} mark={mark} />}
          <div className="text__main">
            {body.html && (
              <div
                {...mark}
                className="rich rich--text"
                dangerouslySetInnerHTML={{ __html: linkedHtml(body.html, visit.publicUrl) }}
              />
            )}
            <footer className="text__foot">
              {text.source && <p>{format(texts.story.source, { source: text.source })}</p>}
              {text.tags.length > 0 && (
                <nav aria-label={texts.story.tags}>
                  <ul className="text__tags">
                    {text.tags.map((tag) => (
                      <li key={tag}>
                        <a className="tag" href={tagPath(tag)} rel="tag">
                          <bdi {...languageMark(text, 'tags', visit)}>{tag}</bdi>
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </footer>
          </div>
        </div>
      </article>
      {text.isFormActive && !visit.preview && (
        <div className="wrap">
          <EnquiryForm visit={visit} form={form} />
        </div>
      )}
      <Around data={data} visit={visit} />
    </>
  );
}

function TextHead({ data: { text, minutes }, visit }: PageProps<TextData>) {
  const { texts } = visit;
  const { category } = text;
  const day = dayOf(publishedAt(text), visit);
  const changed = dayOf(text.updatedAt, visit);
  return (
    <header className="text__head wrap">
      {category && (
        <p className="text__category">
          <a href={storyCategoryPath({ kind: text.kind, slug: category.slug })}>
            <bdi {...languageMark(category, 'name', visit)}>{category.name}</bdi>
          </a>
        </p>
      )}
      <h1 {...languageMark(text, 'title', visit)}>
        <bdi>{text.title}</bdi>
      </h1>
      <p className="text__lead" {...languageMark(text, 'shortDescription', visit)}>
        <bdi>{text.shortDescription}</bdi>
      </p>
      <p className="text__meta">
        <time dateTime={day}>{writtenDay(publishedAt(text), visit)}</time>
        {changed > day && (
          <span>
            <InText
              text={texts.story.updated}
              values={{ date: <time dateTime={changed}>{writtenDay(text.updatedAt, visit)}</time> }}
            />
          </span>
        )}
        {minutes > 0 && <span>{format(texts.story.minutes, { count: minutes })}</span>}
      </p>
    </header>
  );
}

function Contents(props: { headings: readonly TextHeading[]; visit: Visit; mark: ReturnType<typeof languageMark> }) {
  const { headings, visit, mark } = props;
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{visit.texts.story.contents}</h2>
      <ol {...mark}>
        {headings
          .filter(({ depth }) => depth <= 2)
          .map(({ id, text, depth }) => (
            <li key={id} className={depth > 1 ? 'contents__inner' : undefined}>
              <a href={`#${encodeURIComponent(id)}`}>
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

/** Texts to read next: those before and after it, and those like it. */
function Around({ data: { around }, visit }: PageProps<TextData>) {
  const { story: texts } = visit.texts;
  const related = around.related.flatMap((row) => storyOf(row) ?? []);
  return (
    <div className="wrap around">
      {(around.older || around.newer) && (
        <nav className="neighbours" aria-label={texts.around}>
          <Neighbour story={around.older && storyOf(around.older)} rel="prev" label={texts.older} visit={visit} />
          <Neighbour story={around.newer && storyOf(around.newer)} rel="next" label={texts.newer} visit={visit} />
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{texts.related}</h2>
          <ul className="cards">
            {related.map((story) => (
              <li key={story.id}>
                <StoryCard story={story} visit={visit} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type NeighbourStory = NonNullable<ReturnType<typeof storyOf<NeighbourFields, NeighbourFields>>>;
type NeighbourFields = NonNullable<NonNullable<TextData['around']['older']>['post']>;

function Neighbour(props: {
  story: NeighbourStory | null | undefined;
  rel: 'prev' | 'next';
  label: string;
  visit: Visit;
}) {
  const { story, rel, label, visit } = props;
  if (!story) return null;
  return (
    <a className={`neighbour neighbour--${rel}`} rel={rel} href={storyPath(story)}>
      <span className="neighbour__label">{label}</span>
      <bdi className="neighbour__title" {...languageMark(story, 'title', visit)}>
        {story.title}
      </bdi>
    </a>
  );
}
