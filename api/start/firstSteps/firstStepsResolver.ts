import { messages } from '@polyphony/domain/messages/messages.js';
import { Arg, Ctx, Field, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { signedIn } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import { Payload } from '../../records/schema/types.js';
import {
  FIRST_STEPS_STATES,
  FIRST_TASKS,
  firstStepsState,
  firstTasks,
  setFirstSteps,
  type FirstStepsState,
  type FirstTask,
} from './firstSteps.js';

const StateEnum = Object.fromEntries(FIRST_STEPS_STATES.map((state) => [state, state]));
registerEnumType(StateEnum, {
  name: 'FirstStepsState',
  description: 'NEW: nobody has seen the guide. BEGUN: the list of first steps is on Home. DISMISSED: it is not.',
});
const TaskEnum = Object.fromEntries(FIRST_TASKS.map((task) => [task, task]));
registerEnumType(TaskEnum, { name: 'FirstTask', description: "What makes a new installation someone's own site." });

@ObjectType({ description: 'One of the first steps.', simpleResolvers: true })
class FirstTaskState {
  @Field(() => TaskEnum, { description: 'Which.' }) name!: FirstTask;
  @Field({ description: 'Whether it is done, as the site is now.' }) done!: boolean;
}

@ObjectType({ description: 'The first steps of a new installation.', simpleResolvers: true })
class FirstSteps {
  @Field(() => StateEnum, { description: 'Of the whole installation.' }) state!: FirstStepsState;
  @Field(() => [FirstTaskState], { description: 'None once they were dismissed.' }) tasks!: readonly FirstTaskState[];
}

@ObjectType({ description: 'What became of the first steps.' })
class FirstStepsPayload extends Payload {
  @Field(() => FirstSteps, { description: 'As they are now.' }) firstSteps!: FirstSteps;
}

async function firstStepsNow(): Promise<FirstSteps> {
  const state = await firstStepsState();
  return { state, tasks: state === 'DISMISSED' ? [] : [...(await firstTasks())] };
}

function requireSuperAdmin(context: Context): void {
  if (!signedIn(context).superAdmin) throw forbidden();
}

/** What leads the first Super Admin from a new installation to a site of their own. */
@Resolver()
export class FirstStepsResolver {
  @RequirePermission()
  @Query(() => FirstSteps, { description: 'The first steps. Super Admins only.' })
  firstSteps(@Ctx() context: Context): Promise<FirstSteps> {
    requireSuperAdmin(context);
    return firstStepsNow();
  }

  @RequirePermission()
  @Mutation(() => FirstStepsPayload, {
    description: 'Begins, dismisses or resumes the first steps. Super Admins only.',
  })
  async updateFirstSteps(
    @Arg('to', () => StateEnum, { description: 'The state wanted.' }) to: FirstStepsState,
    @Ctx() context: Context,
  ): Promise<FirstStepsPayload> {
    requireSuperAdmin(context);
    await setFirstSteps(to);
    return { success: true, message: messages.settingsUpdated, errors: [], firstSteps: await firstStepsNow() };
  }
}
