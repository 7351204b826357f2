#!/usr/bin/env node
// npm run places: writes the countries, states and cities of the world into api/modules/geography/generated, a file for each
// country, from a package that only this needs: it has 59 MB in 4,700 files, of which the product reads names and codes.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { getCitiesOfState, getCountries, getStatesOfCountry } from '@countrystatecity/countries';
import { inRoot } from './lib/project.mjs';

const folder = inRoot('api/modules/geography/generated');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const write = (name, value) => writeFile(`${folder}/${name}.json`, `${JSON.stringify(value)}\n`);

const countries = await getCountries();
await write(
  'countries',
  countries.map(({ iso2, name, phonecode, emoji }) => ({ iso2, name, phonecode, emoji })),
);
for (const { iso2: country } of countries) {
  const states = [];
  for (const { iso2, name, native } of await getStatesOfCountry(country)) {
    const cities = await getCitiesOfState(country, iso2);
    states.push({ iso2, name, native, cities: cities.map(({ id, name: city }) => [id, city]) });
  }
  await write(country, states);
}
await writeFile(
  `${folder}/LICENSE.md`,
  `# Countries, states and cities

From the Countries States Cities Database (https://github.com/dr5hn/countries-states-cities-database) by dr5hn, under the Open
Database License 1.0 (https://opendatacommons.org/licenses/odbl/1-0/); these files, which have a part of it, are under the same
license.
`,
);
