import { coordinateIn, coordinatesIn } from './coordinates.js';

test.each([
  ['27.4712', 27.4712],
  [' -180 ', -180],
  ['٢٧٫٤٧١٢', 27.4712],
  ['\u200e-٢٧.٥', -27.5],
  ['۲۷٫۵', 27.5],
  ['−27.5', -27.5],
  ['२७', Number.NaN],
  ['27,4', Number.NaN],
  ['1e3', Number.NaN],
  ['27.4 N', Number.NaN],
  ['', Number.NaN],
])('the coordinate %j is read as %d', (text, expected) => expect(coordinateIn(text)).toBe(expected));

const PLACE = { latitude: 27.4712, longitude: 89.6339 };

test.each([
  ['a pair', '27.4712, 89.6339'],
  ['a pair with a space', '27.4712 89.6339'],
  ['a pair in degrees', '27.4712°, 89.6339°'],
  ['a pair in Arabic-Indic digits', '٢٧٫٤٧١٢، ٨٩٫٦٣٣٩'],
  ['a pair between marks of direction', '\u202a27.4712, 89.6339\u202c'],
  ['an address of a place', 'geo:27.4712,89.6339?z=17'],
  ['a map of Google', 'https://www.google.com/maps/@27.4712,89.6339,17z'],
  ['a pin of Google', 'https://www.google.com/maps/place/27.4712,89.6339'],
  ['a search of Google', 'https://www.google.com/maps/search/?api=1&query=27.4712%2C89.6339'],
  ['a search in the path', 'https://www.google.com/maps/search/27.4712,+89.6339?entry=tts'],
  ['a question of Google', 'https://maps.google.com/?q=loc:27.4712,89.6339'],
  [
    'a place of Google, which is not the centre of its map',
    'https://www.google.com/maps/place/The+Old+Press/@27.5,89.7,15z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d27.4712!4d89.6339',
  ],
  ['directions of Google', 'https://www.google.com/maps/dir/?api=1&destination=27.4712,89.6339'],
  ['a marker of OpenStreetMap', 'https://www.openstreetmap.org/?mlat=27.4712&mlon=89.6339#map=15/27.5/89.7'],
  ['a map of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/27.4712/89.6339'],
  ['a map of Apple', 'https://maps.apple.com/?ll=27.4712,89.6339&q=The%20Old%20Press'],
  ['a place of Apple', 'https://maps.apple.com/place?coordinate=27.4712,89.6339&name=The%20Old%20Press'],
])('the place is found in %s', (_title, text) => expect(coordinatesIn(text)).toEqual(PLACE));

test.each([
  ['one number', '27.4712'],
  ['a latitude that there is not', '97.4712, 89.6339'],
  ['a longitude that there is not', '27.4712, 189.6339'],
  ['words', 'Norzin Lam, Thimphu'],
  ['a short link', 'https://maps.app.goo.gl/Ab3xYz'],
  ['a link with a broken code', 'https://www.google.com/maps/place/%E0%A4%A'],
  ['a link to somewhere else', 'https://example.org/27/89'],
  ['nothing', ''],
])('no place is found in %s', (_title, text) => expect(coordinatesIn(text)).toBeNull());
