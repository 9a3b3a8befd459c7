import { lazyValue } from './lazy-value.ts'

const dollars = lazyValue(
  () =>
    new Intl.NumberFormat('en-US', {
      ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
      // Formats negative zero as $0.
      signDisplay: 'negative',
    }),
)

/** Cents as dollars: '$1,234.50', or '$1,234' without cents. */
export const formatMoney = (cents: number): string => dollars().format(cents / 100)
