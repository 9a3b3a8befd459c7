import { emailChangeKey, type Key } from './keys.ts'

/** An address that waits for the code that was mailed to it (decision 0123). */
export type EmailChangeItem = Key & {
  type: 'email-change'
  /** The new address. */
  email: string
  /** Of the user and the code; the code itself is in the mail alone. */
  codeHash: string
  /** How many codes were tried; as many as there may be once one was right. */
  tries: number
  /** Until when the code is good, and when it was mailed: epoch milliseconds. */
  until: number
  sentAt: number
  /** How many codes were mailed since `firstSentAt`, within a day. */
  sent: number
  firstSentAt: number
  /** Epoch seconds. */
  ttl: number
}

export const emailChangeItem = (
  uid: string,
  facts: Omit<EmailChangeItem, keyof Key | 'type' | 'ttl'>,
): EmailChangeItem => ({
  ...emailChangeKey(uid),
  type: 'email-change',
  ...facts,
  ttl: Math.ceil((facts.firstSentAt + DAY_MS) / 1000),
})

/** For how long codes that were mailed are counted, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000
