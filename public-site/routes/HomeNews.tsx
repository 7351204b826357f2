import { home } from '@polyphony/domain/content/pages/home.js';
import { sectionOf } from '../content/sectionOf.js';
import { ButtonLink, SectionHead } from '../content/Words.js';
import type { HomeQuery, PageContentFragment } from '../generated/graphql.js';
import type { Visit } from '../visit/visit.js';
import { storyOf } from './news/story.js';
import { StoryCard } from './news/StoryCard.js';
import { NEWS_PATH } from './news/storyPaths.js';

interface HomeNewsProps {
  readonly content: PageContentFragment;
  readonly stories: HomeQuery['publishedStories'];
  readonly visit: Visit;
}

/** The newest texts, below the words of the section. */
export function HomeNews({ content, stories, visit }: HomeNewsProps) {
  const rows = stories.rows.flatMap((row) => storyOf(row) ?? []);
  if (rows.length === 0) return null;
  const section = sectionOf(home, 'section-6', content);
  const { news } = visit.texts;
  return (
    <section className="wrap section" aria-labelledby="news">
      <SectionHead section={section} id="news" usual={news} />
      <ul className="cards stories">
        {rows.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} visit={visit} heading="h3" />
          </li>
        ))}
      </ul>
      {section['button-label'] ? (
        <ButtonLink button={section} />
      ) : (
        <p className="section__more">
          <a className="button" href={NEWS_PATH}>
            {news.title}
          </a>
        </p>
      )}
    </section>
  );
}
