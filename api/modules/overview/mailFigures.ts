import { Arg, Int, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { MailModel } from '../../platform/mail/queuedMail.js';
import { DateTime } from '../../records/schema/scalars.js';

/** Counts mails, and says nothing of what is in them or whom they are for. */
@Resolver()
export class MailFigures {
  @RequirePermission('GENERAL_SETTINGS')
  @Query(() => Int, { description: 'How many mails were given up since then.' })
  failedMailCount(@Arg('since', () => DateTime, { description: 'A moment.' }) since: Date): Promise<number> {
    // An index has the moment that a mail ended.
    return MailModel.collection.countDocuments({ endedAt: { $gte: since }, state: 'failed' });
  }
}
