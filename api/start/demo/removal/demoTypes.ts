import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../records/schema/scalars.js';
import { Payload } from '../../../records/schema/types.js';

@ObjectType({ description: 'Demo records of a kind.', simpleResolvers: true })
export class DemoKind {
  @Field({ description: "The kind: 'event', 'eventBooking', or 'settings' for panels of the settings." }) kind!: string;
  @Field(() => Int, { description: 'How many of them nobody has changed: they can be removed.' }) removable!: number;
  @Field(() => Int, { description: 'How many stay: they were changed, or what stays needs them.' }) staying!: number;
}

@ObjectType({ description: 'How far a removal of the demo content, or its undoing, has come.', simpleResolvers: true })
export class DemoProgressType {
  @Field(() => Int, { description: 'Records that are done.' }) done!: number;
  @Field(() => Int, { description: 'All of them; 0 while they are being counted.' }) of!: number;
}

@ObjectType({ description: 'The demo content of this installation.', simpleResolvers: true })
export class DemoContent {
  @Field(() => [DemoKind], { description: 'The kinds of which there are demo records.' }) kinds!: readonly DemoKind[];
  @Field(() => Int, { description: 'How many removed records can be brought back.' }) removed!: number;
  @Field(() => DateTime, { nullable: true, description: 'Until when; null where there are none.' })
  undoUntil!: Date | null;
}

@ObjectType({ description: 'What became of the demo content.' })
export class DemoPayload extends Payload {
  @Field(() => [DemoKind], { description: 'By kind: what was removed or brought back, and what was not.' })
  kinds!: readonly DemoKind[];
}
