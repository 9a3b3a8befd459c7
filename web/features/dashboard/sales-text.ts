const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'November' for '2026-11'. */
export const monthName = (name: string): string => month.format(Date.parse(`${name}-01`))

/** 'Nov 5' for '2026-11-05': a day of the academy, whatever this device's zone. */
export const dayName = (date: string): string => day.format(Date.parse(date))

export const payments = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'payment' : 'payments'}`
