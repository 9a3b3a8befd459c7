import { lazily } from './lazily.ts'

const dollars = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
      // Nothing less nothing is $0.
      signDisplay: 'negative',
    }),
)

/** Cents as dollars: '$1,234.50', '$1,234' when there are no cents. */
export const formatMoney = (cents: number): string => dollars().format(cents / 100)
