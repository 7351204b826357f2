/** The commands to the process that the proof kills now and then; ids are hexadecimal. */
export type Action =
  | { readonly op: 'visitor'; readonly name: string }
  | { readonly op: 'event'; readonly name: string; readonly capacity: number | null }
  | { readonly op: 'price'; readonly eventId: string; readonly amount: number }
  | {
      readonly op: 'book';
      readonly visitorId: string;
      readonly eventId: string;
      readonly priceId: string;
      readonly key: string | null;
      /** Names the command in the booking that it makes; those of one visitor with one key have the same. */
      readonly message: string;
    }
  | { readonly op: 'cancel'; readonly visitorId: string; readonly bookingId: string }
  | { readonly op: 'confirm' | 'pay' | 'note'; readonly bookingId: string }
  | { readonly op: 'deletePrice'; readonly priceId: string }
  | { readonly op: 'publish'; readonly eventId: string; readonly to: boolean }
  | { readonly op: 'capacity'; readonly eventId: string; readonly to: number | null };

export interface Look {
  readonly op: 'state';
  readonly eventIds: readonly string[];
}

export type Command = Action | Look;

/** Result of a command. */
export interface Result {
  readonly success: boolean;
  readonly message: string;
  /** Of what it made, or of the booking it is about. */
  readonly id: string | null;
}

export interface SeenBooking {
  readonly id: string;
  readonly eventId: string;
  readonly visitorId: string;
  readonly status: string;
  readonly paid: boolean;
  readonly message: string | null;
  readonly key: string | null;
  readonly version: number;
  readonly steps: readonly string[];
}

export interface SeenEvent {
  readonly id: string;
  readonly published: boolean;
  readonly capacity: number | null;
  readonly placesTaken: number;
  readonly bookingsMade: number;
}

/** Everything about some events, read while nothing is under way. */
export interface State {
  readonly events: readonly SeenEvent[];
  readonly prices: readonly string[];
  readonly bookings: readonly SeenBooking[];
  /** Number of mails of each template that were queued for each visitor: 'template visitorId'. */
  readonly mails: Readonly<Record<string, number>>;
}
