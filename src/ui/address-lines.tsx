/** An address in two lines, split at the first comma. */
export function AddressLines({ address }: { address: string }) {
  const comma = address.indexOf(', ');
  if (comma < 0) return <p>{address}</p>;
  return (
    <p>
      {address.slice(0, comma + 1)}
      <br /> {address.slice(comma + 2)}
    </p>
  );
}
