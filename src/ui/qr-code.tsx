import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** How much of the code may be damaged: M 15 %, Q 25 % (for paper on restaurant tables). */
  errorCorrection?: 'M' | 'Q';
  label: string;
  className?: string | undefined;
}

/** A QR code with dark modules; it needs a light background. For the build and the staff site: the encoder is large. */
export function QrCode({ text, errorCorrection, label, className }: QrCodeProps) {
  const { size, path } = qrPath(text, errorCorrection);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** A QR code as one SVG path: `size` modules wide and high, with the quiet zone of four modules that the standard requires. */
export function qrPath(text: string, errorCorrection: QrCodeProps['errorCorrection'] = 'M') {
  const { data, size } = encode(text, { ecc: errorCorrection, border: 4 });
  return { size, path: data.map(rowPath).join('') };
}

/** One row of modules. Each run of dark modules is a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const squares = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...squares.matchAll(/#+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
