let collator: Intl.Collator | undefined

/**
 * Sorts texts as people read lists: numbers by value, upper and lower case alike, accents too. The rules are made when first two are
 * compared: that takes milliseconds, and many a call of a function compares none.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}
