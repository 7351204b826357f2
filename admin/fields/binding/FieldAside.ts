import { createContext, type ComponentType } from 'react';

/** Part of a form that each of its inputs shows beside itself, by the name of the field; null: none. */
export const FieldAside = createContext<ComponentType<{ readonly name: string }> | null>(null);
