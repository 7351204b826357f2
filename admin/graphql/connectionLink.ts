import { ApolloLink, Observable } from '@apollo/client';
import { failed, reached, waiting } from './connection';

/** Reports to the connection state whether each operation reached the server, and how long it took. */
export const connectionLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const ended = waiting();
      const subscription = forward(operation).subscribe({
        next: (result) => {
          reached();
          observer.next(result);
        },
        error: (error: unknown) => {
          failed(error);
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
      return () => {
        subscription.unsubscribe();
        ended();
      };
    }),
);
