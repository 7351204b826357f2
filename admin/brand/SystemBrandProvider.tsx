import { useQuery } from '@apollo/client/react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { SystemBrandDocument } from '../graphql/generated/typed/graphql';
import { markTab, SystemBrandContext, systemBrandOf } from './systemBrand';

/** Keeps the name and the icon of the settings, also after they were saved; the tab has the icon. */
export function SystemBrandProvider({ children }: { readonly children: ReactNode }) {
  const { data, previousData } = useQuery(SystemBrandDocument);
  const latest = data ?? previousData;
  const brand = useMemo(() => systemBrandOf(latest), [latest]);
  useLayoutEffect(() => markTab(brand), [brand]);
  return <SystemBrandContext value={brand}>{children}</SystemBrandContext>;
}
