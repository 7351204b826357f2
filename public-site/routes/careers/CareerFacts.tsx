import type { CareerItemFragment } from '../../generated/graphql.js';
import { dateFormats } from '../../texts/dateFormat.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import type { Visit } from '../../visit/visit.js';
import { InText } from '../../texts/InText.js';

const formatOf = dateFormats({ day: { dateStyle: 'long' } });

/** Number of people who are looked for, and the date until which one can apply. */
export function CareerFacts({ career, visit }: { readonly career: CareerItemFragment; readonly visit: Visit }) {
  const { jobVacancies, closesOn } = career;
  const { careers: words } = visit.texts;
  const { code } = visit.language;
  const day = closesOn ? formatOf('day', code).format(new Date(`${closesOn}T00:00Z`)) : '';
  if (!jobVacancies && !closesOn) return null;
  return (
    <ul className="job-facts">
      {jobVacancies ? <li>{format(words.vacancies, { count: jobVacancies })}</li> : null}
      {closesOn && (
        <li>
          <InText text={words.closes} values={{ date: <time dateTime={closesOn}>{day}</time> }} />
        </li>
      )}
      {closesOn === visit.today && <li className="job-facts__last">{words.lastDay}</li>}
    </ul>
  );
}
