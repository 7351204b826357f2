import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './client';

/** Gives what is inside the client that records are asked with. The shell goes without it, and is seen before it is loaded. */
export const Connected = ({ children }: { readonly children: ReactNode }) => (
  <ApolloProvider client={client}>{children}</ApolloProvider>
);
