import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { createContext, use } from 'react';
import type { SystemBrandQuery } from '../graphql/generated/typed/graphql';

/** Name and icon of the installation: "System name", or the "Website name", and "Site icon" of the system settings. */
export interface SystemBrand {
  /** Null where the settings name none: then the product's own name is shown. */
  readonly name: string | null;
  readonly icon: { readonly url: string; readonly fileType: string } | null;
}

const UNNAMED: SystemBrand = { name: null, icon: null };

export function systemBrandOf(data: SystemBrandQuery | null | undefined): SystemBrand {
  const settings = data?.publishedSettings ?? [];
  const findSetting = (key: string) => settings.find((setting) => setting.key === key);
  const nameOf = (key: string) => findSetting(key)?.value.trim();
  const name = nameOf('system_name') || nameOf('frontend_website_name') || null;
  return { name, icon: findSetting('site_icon_image')?.file ?? null };
}

export const SystemBrandContext = createContext<SystemBrand>(UNNAMED);

export const useSystemBrand = (): SystemBrand => use(SystemBrandContext);

/** The document title of a page: its own, then the name of the installation. */
export const windowTitle = (page: string, { name }: SystemBrand): string => `${page} · ${name ?? PRODUCT_NAME}`;

/** Gives the browser's tab the icon of the settings; without one it keeps the product's. */
export function markTab({ icon }: SystemBrand): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.href = icon?.url ?? '/favicon.svg';
  link.type = icon?.fileType ?? 'image/svg+xml';
}
