import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Public, RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { notFound } from '../../platform/errors.js';
import { citiesIn, countriesIn, statesIn } from './places.js';
import { timeZonesAt } from './timeZones.js';

@ObjectType({ description: 'A country of the world.', simpleResolvers: true })
class Country {
  @Field({ description: "Its ISO 3166 code: 'BT'." }) code!: string;
  @Field({ description: 'Its name in the requested language.' }) name!: string;
  @Field({ description: 'Its name in English, whatever the language: what a profile stores.' }) englishName!: string;
  @Field({ description: "What its phone numbers begin with: '+975'." }) callingCode!: string;
  @Field({ description: 'Its flag, an emoji.' }) flag!: string;
}

@ObjectType({ description: 'A state, a province or a district of a country.', simpleResolvers: true })
class State {
  @Field({ description: "The code of its country and its own: 'BT-11'." }) code!: string;
  @Field({
    description: 'Its name in the requested language if that is a language of its country, or else in Latin letters.',
  })
  name!: string;
}

@ObjectType({ description: 'A city or a town of a state.', simpleResolvers: true })
class City {
  @Field({ description: 'Identifies it among cities.' }) code!: string;
  @Field({ description: 'Its name in Latin letters.' }) name!: string;
}

@ObjectType({ description: 'A time zone.', simpleResolvers: true })
class TimeZone {
  @Field({ description: "Its IANA name: 'Asia/Thimphu'." }) name!: string;
  @Field({ description: "What it is chosen by: '(UTC+06:00) Asia/Thimphu'." }) label!: string;
}

const LANG = { nullable: true, description: "Language of the names; without it, the request's." } as const;

@Resolver()
export class GeographyResolver {
  @Public()
  @Query(() => [Country], { description: 'All countries, sorted by their names.' })
  countries(@Arg('lang', () => String, LANG) lang: string | null, @Ctx() { language }: Context) {
    return countriesIn(lang ?? language.requested);
  }

  @Public()
  @Query(() => [State], { description: 'The states of a country, sorted by their names; none where it has none.' })
  async states(
    @Arg('country', () => String, { description: "Its ISO 3166 code: 'BT'." }) country: string,
    @Arg('lang', () => String, LANG) lang: string | null,
    @Ctx() { language }: Context,
  ) {
    return found(await statesIn(country, lang ?? language.requested), messages.notFound('labels.country'));
  }

  @Public()
  @Query(() => [City], { description: 'The cities of a state, sorted by their names.' })
  async cities(
    @Arg('state', () => String, { description: "The code of a state: 'BT-11'." }) state: string,
    @Arg('lang', () => String, LANG) lang: string | null,
    @Ctx() { language }: Context,
  ) {
    return found(await citiesIn(state, lang ?? language.requested), messages.stateNotFound);
  }

  @RequirePermission()
  @Query(() => [TimeZone], { description: 'The time zones that a setting can name, from west to east.' })
  timeZones() {
    return timeZonesAt(new Date());
  }
}

/** @throws NOT_FOUND when the place that the list is of does not exist */
function found<T>(places: readonly T[] | null, missing: Message): readonly T[] {
  if (!places) throw notFound(missing);
  return places;
}
