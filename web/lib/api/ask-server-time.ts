import { GetTimeDocument } from '#generated/operations.ts'
import { query } from './api.ts'
import { setServerTime } from './clock-store.ts'

/** Sets the clock by the server's own, to the millisecond; whoever is not signed in has the dates of replies (spec 1.7.11). */
export async function askServerTime(): Promise<void> {
  const sentAt = Date.now()
  const { getTime } = await query(GetTimeDocument, {})
  setServerTime(getTime, sentAt)
}
