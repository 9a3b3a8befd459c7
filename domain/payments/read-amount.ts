const DOLLARS = /^\$?\s*(\d{1,7})(?:\.(\d{1,2}))?$/

/** Parses a typed amount in dollars into cents: '50', '$50.5', '1,250.00'. Undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const [, dollars, cents = ''] = DOLLARS.exec(text.trim().replace(/,(?=\d{3}(\D|$))/g, '')) ?? []
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
