import { classNameOf } from './class-name.ts'

/** A whole-dollar price as shown: two decimals (spec 1.9.5). */
export const priceText = (dollars: number): string => `$${dollars.toFixed(2)}`

/** The amount to charge in cents for a whole-dollar price (spec 1.9.4). */
export const chargeAmount = (dollars: number): number => dollars * 100

/** An amount in cents as shown: '$199.00' (spec 3.2.25). */
export const amountText = (cents: number): string => priceText(cents / 100)

/** What the buyer reads on the checkout and the receipt: the course's name and the days online (spec 1.4.18). */
export const paymentDescription = (course: { name: string; startTime?: string; onlineDays: number }): string =>
  `${classNameOf(course)} - ${course.onlineDays} days online`
