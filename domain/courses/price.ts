import { classNameOf } from './class-name.ts'

/** Formats a whole-dollar price with two decimals (spec 1.9.5). */
export const priceText = (dollars: number): string => `$${dollars.toFixed(2)}`

/** Returns the amount to charge in cents for a whole-dollar price (spec 1.9.4). */
export const chargeAmount = (dollars: number): number => dollars * 100

/** Formats an amount in cents: '$199.00' (spec 3.2.25). */
export const amountText = (cents: number): string => priceText(cents / 100)

/** Returns the text on the checkout and the receipt: the course's name and the days online (spec 1.4.18). */
export const paymentDescription = (course: { name: string; startTime?: string; onlineDays: number }): string =>
  `${classNameOf(course)} - ${course.onlineDays} days online`
