import { Types } from 'mongoose';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { signedInVisitor } from '../../../access/gates.js';
import { RequireVisitor } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { payloadOf } from '../../../records/readMostly/readMostlyResolver.js';
import { pageSelection } from '../../../records/read/selection.js';
import { PageArgs } from '../../../records/schema/types.js';
import { book } from './book.js';
import { bookingStore } from './bookingStore.js';
import { cancelOwn } from './cancel.js';
import { BookingInput, OwnBooking, OwnBookingPage, OwnBookingPayload } from './ownBooking.js';

/** Those that are not cancelled. */
const STANDING = { status: { $in: ['Pending', 'Confirmed'] } };
const own = (context: Context) => ({ visitorId: new Types.ObjectId(signedInVisitor(context).userId) });

/** Operations of visitors on their own bookings; those of others are never returned. */
@Resolver()
export class OwnBookingResolver {
  @RequireVisitor()
  @Query(() => OwnBookingPage, { description: 'Where one has a place: bookings that are not cancelled.' })
  ownBookedEvents(@Args(() => PageArgs) page: PageArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return bookingStore.pageOf({ ...own(context), ...STANDING }, page, pageSelection(info), context);
  }

  @RequireVisitor()
  @Query(() => OwnBookingPage, { description: 'All bookings one ever made, cancelled ones among them.' })
  ownOrderHistory(@Args(() => PageArgs) page: PageArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return bookingStore.pageOf(own(context), page, pageSelection(info), context);
  }

  @RequireVisitor()
  @Query(() => OwnBooking, { description: "One of one's own bookings, or a NOT_FOUND error." })
  ownBooking(@Arg('id', () => ID, { description: 'Database object id.' }) id: string, @Ctx() context: Context) {
    return bookingStore.get(id, own(context));
  }

  @RequireVisitor()
  @Mutation(() => OwnBookingPayload, { description: 'Books a place at an event. No payment is taken.' })
  async bookEvent(
    @Arg('input', () => BookingInput, { description: 'Which event, at which price.' }) input: object,
    @Ctx() context: Context,
  ) {
    await context.services.limits.consume('bookingByAccount', signedInVisitor(context).userId);
    return payloadOf(bookingStore.kind, await book(input, context));
  }

  @RequireVisitor()
  @Mutation(() => OwnBookingPayload, { description: "Cancels one of one's own bookings while it is Pending." })
  async cancelOwnBooking(
    @Arg('id', () => ID, { description: 'Database object id.' }) id: string,
    @Ctx() context: Context,
  ) {
    return payloadOf(bookingStore.kind, await cancelOwn(id, context));
  }
}
