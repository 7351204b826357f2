import type { CareerItemFragment } from '../../generated/graphql.js';
import { dateFormats } from '../../texts/dateFormat.js';
import { plural } from '../../texts/texts.js';
import type { Visit } from '../../visit/visit.js';

const formatOf = dateFormats({ day: { dateStyle: 'long' } });

/** Number of people who are looked for, and the date until which one can apply. */
export function CareerFacts({ career, visit }: { readonly career: CareerItemFragment; readonly visit: Visit }) {
  const { jobVacancies, closesOn } = career;
  const { careers: words } = visit.texts;
  const { code } = visit.language;
  const day = closesOn ? formatOf('day', code).format(new Date(`${closesOn}T00:00Z`)) : '';
  const [before = '', after = ''] = words.closes.split('{date}');
  if (!jobVacancies && !closesOn) return null;
  return (
    <ul className="job-facts">
      {jobVacancies ? <li>{plural(words.vacancies, jobVacancies, code)}</li> : null}
      {closesOn && (
        <li>
          {before}
          <time dateTime={closesOn}>{day}</time>
          {after}
        </li>
      )}
      {closesOn === visit.today && <li className="job-facts__last">{words.lastDay}</li>}
    </ul>
  );
}
