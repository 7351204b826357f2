import { Picture } from '../../components/Picture.js';
import { languageMark } from '../../components/languageMark.js';
import { dayOf, writtenDay } from '../../texts/siteDays.js';
import type { Visit } from '../../visit/visit.js';
import { publishedAt, type ListedStory } from './story.js';
import { storyPath } from './storyPaths.js';

/** The widest a card gets: one column on a narrow screen; three or four of them otherwise. */
const CARD_SIZES = '(width < 44rem) 94vw, 24rem';
const CARD_MAX = 960;
/** The first of a list takes two columns where there is room. */
const LEAD_SIZES = '(width < 44rem) 94vw, 40rem';
const LEAD_MAX = 1280;

/** A card that leads to a text. */
export function StoryCard(props: {
  story: ListedStory;
  visit: Visit;
  heading?: 'h2' | 'h3';
  /** Seen without scrolling: its picture is loaded at once. */
  first?: boolean;
  /** Shown larger than the others. */
  lead?: boolean;
}) {
  const { story, visit, heading: Heading = 'h2', first = false, lead = false } = props;
  const { category } = story;
  return (
    <article className={lead ? 'card story-card story-card--lead' : 'card story-card'}>
      <Picture
        file={story.bannerImageFile}
        sizes={lead ? LEAD_SIZES : CARD_SIZES}
        maxWidth={lead ? LEAD_MAX : CARD_MAX}
        first={first}
        className="card__picture picture--filled"
        placeholder={{ hue: category?.slug ?? '', motif: story.slug }}
      />
      <p className="story-card__meta">
        {category && <bdi {...languageMark(category, 'name', visit)}>{category.name}</bdi>}
        <time dateTime={dayOf(publishedAt(story), visit)}>{writtenDay(publishedAt(story), visit)}</time>
      </p>
      <Heading className="card__title" {...languageMark(story, 'title', visit)}>
        <a href={storyPath(story)}>
          <bdi>{story.title}</bdi>
        </a>
      </Heading>
      <p className="card__text" {...languageMark(story, 'shortDescription', visit)}>
        <bdi>{story.shortDescription}</bdi>
      </p>
      {story.featured && <p className="badge">{visit.texts.news.featured}</p>}
    </article>
  );
}
