/** The parts of Swagger UI that this page uses; its package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, createElement, Fragment } from 'react';

  /** Swagger UI keeps its state in Immutable.js. */
  export interface ImmutableMap {
    get(key: string): unknown;
    getIn(path: readonly string[]): unknown;
    set(key: string, value: unknown): ImmutableMap;
  }
  export interface ImmutableList<T> {
    readonly size: number;
    filter(predicate: (item: T) => boolean): ImmutableList<T>;
  }
  export interface TaggedOperations {
    map(change: (tag: ImmutableMap, name: string) => ImmutableMap): TaggedOperations;
    filter(predicate: (tag: ImmutableMap) => boolean): TaggedOperations;
  }

  export interface System {
    /** Its own copy of React, whose elements it renders. */
    readonly React: { readonly createElement: typeof createElement; readonly Fragment: typeof Fragment };
    readonly getComponent: (name: string, container?: boolean) => ComponentType<Record<string, unknown>>;
    readonly layoutSelectors: { readonly currentFilter: () => string | boolean | null };
    readonly layoutActions: { readonly updateFilter: (text: string) => void };
  }

  export type Plugin = (system: System) => {
    readonly fn?: Readonly<Record<string, unknown>>;
    readonly components?: Readonly<Record<string, unknown>>;
    readonly wrapComponents?: Readonly<Record<string, unknown>>;
  };

  export default function SwaggerUI(options: {
    readonly domNode: Element;
    readonly url: string;
    readonly deepLinking: boolean;
    readonly docExpansion: 'list' | 'full' | 'none';
    readonly filter: boolean;
    readonly validatorUrl: null;
    readonly plugins: readonly Plugin[];
  }): unknown;
}
