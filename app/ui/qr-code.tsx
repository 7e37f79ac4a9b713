interface QrCodeProps {
  /** One path over `size` modules each way, quiet zone included. */
  code: { size: number; path: string };
  /** Where it leads. */
  label: string;
  className?: string | undefined;
}

/** A QR code, to be read by a camera: dark on whatever light ground it stands on. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
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
