const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Cents as dollars: '$1,234.50', '$1,234' when there are no cents. */
export const formatMoney = (cents: number): string => (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100)
