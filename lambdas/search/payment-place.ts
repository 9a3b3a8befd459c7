import { Refusal } from '#lambdas/field/refusal.ts'

/** How far a list of payments has come: before this day of the academy or, within it, after this payment. */
export type PaymentPlace = { day: string; after?: { date: number; key: string } }

const TOKEN = /^(\d{4}-\d\d-\d\d)(?:\.(\d{1,15})\.([\w-]{1,64}))?$/

/** A place as a token. New payments come before it, so nothing is shown twice. */
export const tokenOf = ({ day, after }: PaymentPlace): string => (after ? `${day}.${after.date}.${after.key}` : day)

/** The place that a token names; none at the beginning. Refuses with 'list-place-invalid'. */
export function placeOf(token: string | null | undefined): PaymentPlace | undefined {
  if (token === null || token === undefined) return undefined
  const [, day, date, key] = TOKEN.exec(token) ?? []
  if (day === undefined) throw new Refusal('list-place-invalid')
  return key === undefined ? { day } : { day, after: { date: Number(date), key } }
}
