import { groundUnder, lookNamed, LOOKS, type LookPart } from '@polyphony/domain/settings/looks.js';
import { pictureSources, transparentPicture } from '@polyphony/domain/files/pictures.js';
import { Logo } from '../components/Logo.js';
import type { PictureFileFragment } from '../generated/graphql.js';
import type { SiteSettings } from './siteSettings.js';

/** As wide as a logo is shown at most, in pixels. */
const LOGO_MAX = 320;

interface BrandProps {
  readonly settings: SiteSettings;
  readonly name: string;
  /** The part of the page where it is: a look may colour that. */
  readonly part: LookPart;
  /** A logo in place of those for light and dark grounds. */
  readonly file?: PictureFileFragment | null;
}

/** The site's logo, or its mark with its name. Dark grounds have the white one. */
export function SiteLogo({ settings, name, part, file }: BrandProps) {
  const [dark, white] = [settings.picture('logo_dark_image'), settings.picture('logo_white_image')];
  const look = LOOKS[lookNamed(settings.text('site_look'))];
  const ground = groundUnder(part, look, settings.text('primary_color'));
  const logo = file ?? (ground === 'dark' ? (white ?? dark) : (dark ?? white));
  if (!logo)
    return (
      <>
        <Logo />
        <span>{name}</span>
      </>
    );
  const { url, width, height } = transparentPicture(logo, LOGO_MAX);
  return (
    <picture className="brand__logo">
      {!file && ground === 'page' && white && <Sources of={white} media="(prefers-color-scheme: dark)" />}
      <Sources of={logo} />
      <img src={url} alt={name} width={width ?? undefined} height={height ?? undefined} />
    </picture>
  );
}

/** A logo in all its formats, for browsers that a media query fits; they take the first one that they know. */
function Sources({ of: logo, media }: { readonly of: PictureFileFragment; readonly media?: string }) {
  return (
    <>
      {pictureSources(logo, LOGO_MAX).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} media={media} />
      ))}
      {media && <source srcSet={transparentPicture(logo, LOGO_MAX).url} media={media} />}
    </>
  );
}
