interface QrCodeProps {
  /** One SVG path; `size` is the number of modules per side, quiet zone included. */
  code: { size: number; path: string };
  label: string;
  className?: string | undefined;
}

/** A QR code with dark modules; it needs a light background. */
export const QrCode = ({ code: { size, path }, label, className }: QrCodeProps) => (
  <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <path d={path} />
  </svg>
);
