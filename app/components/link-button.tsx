import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from '../ui/button.tsx';

/** A link inside the site that looks like a button. The next page is fetched when the guest shows intent. */
export function LinkButton({ kind, size, className, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link
      prefetch="intent"
      className={buttonClass({ ...(kind && { kind }), ...(size && { size }) }, className)}
      {...rest}
    />
  );
}
