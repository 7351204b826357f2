import { useId } from 'react';
import encodeQR from 'qr';

/** Modules of light around the code, without which readers do not find it (ISO/IEC 18004 6.3.8). */
const QUIET_ZONE = 4;

/** The dark modules as one path, with one rectangle for adjacent modules of a row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const width = x + 1 - start;
      path += `M${start} ${y}h${width}v1h-${width}z`;
    }
  }
  return path;
}

interface QrCodeProps {
  /** The encoded text. */
  readonly value: string;
  /** Accessible name. */
  readonly title: string;
  /** Accessible description: its purpose, or an alternative to it. */
  readonly description?: string;
}

/** A QR code, drawn by the server. Dark on light whatever the page's colours are: many readers know nothing else. */
export function QrCode({ value, title, description }: QrCodeProps) {
  const id = useId();
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const [titleId, descriptionId] = [`${id}title`, `${id}description`];
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <title id={titleId}>{title}</title>
      {description !== undefined && <desc id={descriptionId}>{description}</desc>}
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={darkPath(rows)} />
    </svg>
  );
}
