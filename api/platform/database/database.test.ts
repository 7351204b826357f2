import { refuseStandalone } from './database.js';

const uri = 'mongodb://somebody:secret@db.example/polyphony';

test('a member of a replica set and a router are accepted', () => {
  expect(() => refuseStandalone({ setName: 'rs0' }, uri)).not.toThrow();
  expect(() => refuseStandalone({ msg: 'isdbgrid' }, uri)).not.toThrow();
});

test.each([uri, 'mongodb://somebody:s/e@cret@db.example/polyphony'])(
  'a standalone server is refused at the start, in one line without its password: %s',
  (standaloneUri) => {
    expect(() => refuseStandalone({}, standaloneUri)).toThrow(
      'MONGODB_URI: mongodb://…@db.example/polyphony is a server by itself; transactions need a replica set, and one member is enough for it.',
    );
  },
);
