import { PERIODS } from '@polyphony/domain/events/eventDays.js';
import type { Texts } from '../../texts/texts.js';
import { Chip } from '../../components/Chip.js';
import { Hidden } from '../../components/Hidden.js';
import { address } from '../../visit/address.js';
import { isNarrowed, type ChosenDays } from '../../visit/chosenDays.js';

interface DayFilterProps {
  readonly path: string;
  readonly search: string;
  readonly days: ChosenDays;
  readonly texts: Texts['events'];
}

/** Links to the usual periods, and a form for any other days. */
export function DayFilter({ path, search, days, texts }: DayFilterProps) {
  const own = isNarrowed(days) && days.period === null;
  return (
    <div className="days-filter">
      <nav aria-label={texts.daysLabel}>
        <ul className="chips">
          <Chip href={address(path, { search })} current={!isNarrowed(days) && 'true'}>
            {texts.anyDay}
          </Chip>
          {PERIODS.map((period) => (
            <Chip
              key={period}
              href={address(path, { search, when: period })}
              current={days.period === period && 'true'}
            >
              {texts.periods[period]}
            </Chip>
          ))}
        </ul>
      </nav>
      <details className="days" open={own}>
        <summary className={own ? 'chip chip--chosen' : 'chip'}>{texts.chooseDays}</summary>
        <form className="days__form" action={path} method="get" aria-label={texts.chooseDays}>
          <Hidden parameters={{ search }} />
          <label>
            {texts.from}
            <input type="date" name="from" defaultValue={own ? (days.from ?? '') : ''} />
          </label>
          <label>
            {texts.to}
            <input type="date" name="to" defaultValue={own ? (days.to ?? '') : ''} />
          </label>
          <button className="button button--quiet" type="submit">
            {texts.showDays}
          </button>
        </form>
      </details>
    </div>
  );
}
