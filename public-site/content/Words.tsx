/** Texts of sections above their content. */
export interface IntroValues {
  readonly title: string | null;
  readonly heading: string | null;
  readonly 'sub-heading': string | null;
}

interface ButtonValues {
  readonly 'button-label': string | null;
  readonly 'button-link': string | null;
}

/** A text that an editor wrote, whose lines stay lines. It may be read in another language than the page. */
export function Lines({ text, className = '' }: { readonly text: string | null; readonly className?: string }) {
  return text === null ? null : (
    <p className={`lines ${className}`.trimEnd()} dir="auto">
      {text}
    </p>
  );
}

/** The default texts, until an editor writes others. */
interface Usual {
  readonly title: string;
  readonly lead: string;
}

interface SectionHeadProps {
  readonly section: IntroValues;
  /** Id of its heading, by which its section is named. */
  readonly id: string;
  readonly usual?: Usual;
}

/** A short title, the heading, and a line below it. */
export function SectionHead({ section: { title, heading, 'sub-heading': sub }, id, usual }: SectionHeadProps) {
  const own = heading ?? title;
  return (
    <div className="section__head">
      {title && heading && (
        <p className="kicker" dir="auto">
          {title}
        </p>
      )}
      <h2 id={id} dir="auto">
        {own ?? usual?.title}
      </h2>
      <Lines text={sub ?? (own === null && usual ? usual.lead : null)} />
    </div>
  );
}

/** A link that looks like a button; nothing where an editor filled in only half of it. */
export function ButtonLink({ button, bright = false }: { readonly button: ButtonValues; readonly bright?: boolean }) {
  const { 'button-label': label, 'button-link': link } = button;
  if (!label || !link) return null;
  return (
    <p className="section__more">
      <a className={bright ? 'button button--bright' : 'button'} href={link}>
        <bdi>{label}</bdi>
      </a>
    </p>
  );
}

interface PageHeadProps {
  readonly section: IntroValues;
  readonly usual: Usual;
}

/** The head of a page that lists something: its introduction, as far as there is one. */
export function PageHead({ section: { title, heading, 'sub-heading': sub }, usual }: PageHeadProps) {
  return (
    <header className="page__head">
      {title && heading && (
        <p className="kicker" dir="auto">
          {title}
        </p>
      )}
      <h1 dir="auto">{heading ?? title ?? usual.title}</h1>
      <Lines text={sub ?? usual.lead} />
    </header>
  );
}
