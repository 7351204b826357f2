import { useId } from 'react';
import encodeQR from 'qr';

/** Modules of light around the code, without which readers do not find it (ISO/IEC 18004 6.3.8). */
const QUIET_ZONE = 4;

/** The dark modules as one path, a rectangle for those that stand side by side. */
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
  /** What a reader finds in it. */
  readonly value: string;
  /** What it is, for those who do not see it. */
  readonly title: string;
  /** What it is for, or what can be used in its place. */
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
