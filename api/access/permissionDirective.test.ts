import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { buildSchema as parseSchema, graphql, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { Arg, buildSchemaSync, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { SessionDetails, VisitorSession } from '../context.js';
import { enforcePermissions } from './enforcePermissions.js';
import { forbiddenFields, refuseForbiddenMutation } from './forbiddenFields.js';
import { mayRead } from './gates.js';
import { PermissionEnum } from './permissionEnum.js';
import { Public, RequirePermission, RequireVisitor } from './permissionDirective.js';

const holding = (...permissions: Permission[]): SessionDetails => ({
  sessionId: 's',
  userId: 'u',
  name: 'Sonam',
  email: 'sonam@example.com',
  picture: null,
  role: { id: 'r', name: 'Editor' },
  superAdmin: false,
  viewingAs: null,
  permissions: new Set(permissions),
});
const superAdmin: SessionDetails = { ...holding(), superAdmin: true, role: { id: 'r', name: 'Super Admin' } };
const nobody = null;
const guest: VisitorSession = { sessionId: 't', userId: 'v', name: 'Pema', email: 'pema@example.com' };

@ObjectType({ description: 'A record.' })
class Thing {
  @Field(() => ID, { description: 'Id.' }) id!: string;

  @RequirePermission('EDIT_EVENT', 'ADD_EVENT')
  @Field(() => Int, { description: 'Gated.' })
  version!: number;

  @RequirePermission()
  @Field(() => String, { nullable: true, description: 'Any staff.' })
  note!: string | null;

  @Field(() => Thing, { nullable: true, description: 'Another.' }) other!: Thing | null;

  @Field(() => [PermissionEnum], { description: 'Uses the enum.' }) permissions!: Permission[];
}

const written: string[] = [];
const thing = (): Thing => ({
  id: '1',
  version: 7,
  note: 'n',
  other: { id: '2' } as Thing,
  permissions: ['ADD_EVENT'],
});

/** Like the record kinds: one factory, its methods inherited by several resolvers under their own names. */
function thingResolver(name: string, ...anyOf: Permission[]) {
  @Resolver()
  abstract class ThingResolver {
    @RequirePermission(...anyOf)
    @Mutation(() => Thing, { name: `save${name}`, description: 'Saves.' })
    save(@Arg('id', { description: 'Id.' }) id: string): Thing {
      written.push(id);
      return thing();
    }

    @Public()
    @Query(() => Thing, { name: `published${name}`, description: 'Reads.' })
    published(): Thing {
      return thing();
    }

    @RequirePermission()
    @Query(() => Thing, { name: `own${name}`, description: 'Reads as staff.' })
    own(): Thing {
      return thing();
    }
  }
  return ThingResolver;
}

@Resolver()
class PostResolver extends thingResolver('Post', 'EDIT_POST') {}
@Resolver()
class EventResolver extends thingResolver('Event', 'EDIT_EVENT', 'ADD_EVENT') {}

@Resolver()
class GuestResolver {
  @RequireVisitor()
  @Query(() => String, { description: 'Own.' })
  mine(): string {
    return 'mine';
  }

  @RequireVisitor()
  @Mutation(() => String, { description: 'Own.' })
  saveMine(): string {
    written.push('mine');
    return 'mine';
  }
}

const schema = enforcePermissions(
  buildSchemaSync({ resolvers: [PostResolver, EventResolver, GuestResolver], validate: false }),
);
const run = (source: string, session: SessionDetails | null, visitor: VisitorSession | null = null) =>
  graphql({ schema, source, contextValue: { session, visitor } });
const codes = (result: Awaited<ReturnType<typeof run>>) =>
  result.errors?.map(({ path, extensions }) => [path?.join('.'), extensions['code']]);

beforeEach(() => written.splice(0));

describe('the schema file', () => {
  const sdl = printSchemaWithDirectives(schema);

  test('declares the directives and the enum, and shows the gate of every field, inherited ones included', () => {
    expect(sdl).toContain('directive @permission(');
    expect(sdl).toContain('anyOf: [Permission!]! = []');
    expect(sdl).toContain(') on FIELD_DEFINITION');
    expect(sdl).toContain('directive @public on FIELD_DEFINITION');
    expect(sdl).toContain('version: Int! @permission(anyOf: [EDIT_EVENT, ADD_EVENT])');
    expect(sdl).toContain('note: String @permission\n');
    expect(sdl).toMatch(/publishedEvent: Thing! @public/);
    expect(sdl).toMatch(/ownPost: Thing! @permission\n/);
    expect(sdl).toMatch(/savePost\([^)]*\): Thing! @permission\(anyOf: \[EDIT_POST\]\)/);
    expect(sdl).toMatch(/saveEvent\([^)]*\): Thing! @permission\(anyOf: \[EDIT_EVENT, ADD_EVENT\]\)/);
  });

  test('has the same gates when it is parsed again', () => {
    const read = parseSchema(sdl);
    expect(
      forbiddenFields(read, parse('{ ownPost { version } }'), null, { session: holding('ADD_POST') }),
    ).toMatchObject([{ path: ['ownPost', 'version'], gate: ['EDIT_EVENT', 'ADD_EVENT'] }]);
  });
});

describe('a root field without @permission or @public', () => {
  @Resolver()
  class Forgotten {
    @Query(() => String, { description: 'Open by oversight.' }) leak(): string {
      return 'x';
    }
  }
  @Resolver()
  class Both {
    @Public()
    @RequirePermission('ADD_EVENT')
    @Query(() => String, { description: 'Says two things.' })
    torn(): string {
      return 'x';
    }
  }

  test('does not build', () => {
    expect(() => enforcePermissions(buildSchemaSync({ resolvers: [Forgotten], validate: false }))).toThrow(
      'Query.leak needs one of @permission, @visitor and @public',
    );
  });

  test('nor does one with both', () => {
    expect(() => enforcePermissions(buildSchemaSync({ resolvers: [Both], validate: false }))).toThrow('Query.torn');
  });

  test('keeps the directives of a schema whose enum is used by no field', () => {
    const query = new GraphQLObjectType({ name: 'Query', fields: { bare: { type: GraphQLString } } });
    expect(() => enforcePermissions(new GraphQLSchema({ query }))).toThrow('Query.bare');
  });
});

describe('a gated field', () => {
  test('AUTH-001: without a session it returns UNAUTHENTICATED, and no data', async () => {
    const result = await run('{ ownPost { id } }', nobody);
    expect(result.data).toBeNull();
    expect(codes(result)).toEqual([['ownPost', 'UNAUTHENTICATED']]);
  });

  test('AUTH-003: without the permission it returns FORBIDDEN with the literal message', async () => {
    const result = await run('mutation { savePost(id: "a") { id } }', holding('EDIT_EVENT'));
    expect(result.errors?.[0]?.message).toBe('You are not allowed to enter here');
    expect(codes(result)).toEqual([['savePost', 'FORBIDDEN']]);
    expect(written).toEqual([]);
  });

  test.each<[string, Permission[]]>([
    ['the first', ['EDIT_EVENT']],
    ['the last', ['ADD_EVENT']],
    ['both', ['ADD_EVENT', 'EDIT_EVENT']],
  ])('PERM-002: any one of the listed permissions opens it: %s', async (_title, permissions) => {
    expect((await run('mutation { saveEvent(id: "a") { version } }', holding(...permissions))).data).toEqual({
      saveEvent: { version: 7 },
    });
  });

  test('PERM-002: an empty list opens it to any signed-in member of staff', async () => {
    expect((await run('{ ownPost { note } }', holding())).data).toEqual({ ownPost: { note: 'n' } });
  });

  test('PERM-001: the Super Admin passes with no permission at all', async () => {
    expect((await run('mutation { savePost(id: "a") { version } }', superAdmin)).data).toEqual({
      savePost: { version: 7 },
    });
  });

  test('of an object type causes an error at its path, even below a public root field', async () => {
    const result = await run('{ publishedPost { id other { id mine: note } } }', nobody);
    expect(codes(result)).toEqual([['publishedPost.other.mine', 'UNAUTHENTICATED']]);
    expect(result.data).toEqual({ publishedPost: { id: '1', other: { id: '2', mine: null } } });
  });
});

describe("a field of a visitor's own", () => {
  test('opens to a signed-in visitor alone: not to staff, the Super Admin included', async () => {
    expect((await run('{ mine }', nobody, guest)).data).toEqual({ mine: 'mine' });
    for (const who of [nobody, holding('EDIT_POST'), superAdmin]) {
      expect(codes(await run('{ mine }', who))).toEqual([['mine', 'UNAUTHENTICATED']]);
    }
  });

  test('refuses a visitor at every gate of the console', async () => {
    expect(codes(await run('{ ownPost { id } }', nobody, guest))).toEqual([['ownPost', 'UNAUTHENTICATED']]);
  });

  test('fails a mutation as a whole that also selects a field of the console', () => {
    const document = parse('mutation { saveMine savePost(id: "a") { id } }');
    const refused = refuseForbiddenMutation(schema, document, null, { session: null, visitor: guest });
    expect(refused.map(({ path }) => path)).toEqual([['savePost']]);
  });
});

describe('a mutation naming a forbidden field', () => {
  const refusalsOf = (source: string, session: SessionDetails | null, variables?: Record<string, unknown>) =>
    refuseForbiddenMutation(schema, parse(source), null, { session }, variables).map(({ path, extensions }) => [
      path?.join('.'),
      extensions['code'],
    ]);
  const editor = holding('EDIT_POST');
  const gated = ['savePost.version', 'FORBIDDEN'];

  test.each<[string, string, unknown[]]>([
    ['selected outright', 'mutation { savePost(id: "a") { version } }', [gated]],
    ['not selected', 'mutation { savePost(id: "a") { id note __typename } }', []],
    ['under an alias', 'mutation { x: savePost(id: "a") { v: version } }', [['x.v', 'FORBIDDEN']]],
    [
      'deep down',
      'mutation { savePost(id: "a") { other { other { version } } } }',
      [['savePost.other.other.version', 'FORBIDDEN']],
    ],
    ['in an inline fragment', 'mutation { savePost(id: "a") { ... { ... on Thing { version } } } }', [gated]],
    ['in a fragment', 'mutation { savePost(id: "a") { ...F } } fragment F on Thing { version }', [gated]],
    [
      'in a fragment of a fragment',
      'mutation { savePost(id: "a") { ...F } } fragment F on Thing { ...G } fragment G on Thing { version }',
      [gated],
    ],
    [
      'in a fragment of the root',
      'mutation { ...M } fragment M on Mutation { savePost(id: "a") { version } }',
      [gated],
    ],
    ['in an unused fragment', 'mutation { savePost(id: "a") { id } } fragment F on Thing { version }', []],
    ['skipped by a literal', 'mutation { savePost(id: "a") { id version @skip(if: true) } }', []],
    ['not included by a literal', 'mutation { savePost(id: "a") { id ... @include(if: false) { version } } }', []],
    ['skipped by a false literal', 'mutation { savePost(id: "a") { version @skip(if: false) } }', [gated]],
    ['in a query', '{ publishedPost { version } }', []],
  ])('is refused wherever the field is selected: %s', (_title, source, expected) => {
    expect(refusalsOf(source, editor)).toEqual(expected);
  });

  test('@include by a variable follows the value sent, then the default, and in doubt counts as selected', () => {
    const source = 'mutation ($x: Boolean! = false) { savePost(id: "a") { id version @include(if: $x) } }';
    expect(refusalsOf(source, editor, { x: true })).toEqual([gated]);
    expect(refusalsOf(source, editor, { x: false })).toEqual([]);
    expect(refusalsOf(source, editor)).toEqual([]);
    expect(refusalsOf(source, editor, { x: 'false' })).toEqual([gated]);
    expect(refusalsOf(source, editor, { x: null })).toEqual([gated]);
  });

  test('is refused as a whole even when another of its root fields is allowed', () => {
    const source = 'mutation { savePost(id: "a") { id } saveEvent(id: "b") { id } }';
    expect(refusalsOf(source, editor)).toEqual([['saveEvent', 'FORBIDDEN']]);
    expect(refusalsOf(source, nobody)).toEqual([
      ['savePost', 'UNAUTHENTICATED'],
      ['saveEvent', 'UNAUTHENTICATED'],
    ]);
    expect(refusalsOf(source, superAdmin)).toEqual([]);
  });

  test('only the operation that runs is checked', () => {
    const document = parse('mutation A { savePost(id: "a") { version } } mutation B { savePost(id: "a") { id } }');
    expect(refuseForbiddenMutation(schema, document, 'A', { session: editor })).toHaveLength(1);
    expect(refuseForbiddenMutation(schema, document, 'B', { session: editor })).toHaveLength(0);
  });

  test('recursive or exponentially nested fragments are visited once', () => {
    const circle = 'mutation { savePost(id: "a") { ...F } } fragment F on Thing { other { ...F } version }';
    expect(refusalsOf(circle, editor)).toEqual([gated]);
    const layers = Array.from(
      { length: 40 },
      (_, i) => `fragment L${i} on Thing { a: other { ...L${i + 1} } b: other { ...L${i + 1} } }`,
    );
    const bomb = `mutation { savePost(id: "a") { ...L0 } } ${layers.join(' ')} fragment L40 on Thing { version }`;
    expect(refusalsOf(bomb, editor)).toHaveLength(1);
  });
});

test('filters and sorts obey the same gates as selections', () => {
  expect(mayRead(schema, { session: holding('EDIT_EVENT') }, 'Thing', 'version')).toBe(true);
  expect(mayRead(schema, { session: holding('EDIT_POST') }, 'Thing', 'version')).toBe(false);
  expect(mayRead(schema, { session: nobody }, 'Thing', 'version')).toBe(false);
  expect(mayRead(schema, { session: superAdmin }, 'Thing', 'version')).toBe(true);
  expect(mayRead(schema, { session: nobody }, 'Thing', 'note')).toBe(false);
  expect(mayRead(schema, { session: nobody }, 'Thing', 'id')).toBe(true);
});
