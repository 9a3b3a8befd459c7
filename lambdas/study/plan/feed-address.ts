import type { LinkPurpose } from '#lambdas/aws/link-signer.ts'

/** Signs calendar addresses; `calendarUrl`: the URL of the function that serves them. */
export type FeedSigner = { calendarUrl: string; sign: (purpose: LinkPurpose, text: string) => Promise<string> }
export type FeedVerifier = { verify: (purpose: LinkPurpose, text: string, signature: string) => Promise<boolean> }

const signedText = (uid: string, feed: number): string => `${feed}\n${uid}`

/**
 * Returns the secret address of a student's calendar: uid, number, and the academy's signature of both, so that nothing
 * of it is stored. A new number invalidates the former address.
 */
export async function feedAddress(uid: string, feed: number, { calendarUrl, sign }: FeedSigner): Promise<string> {
  const url = new URL(calendarUrl)
  url.searchParams.set('u', uid)
  url.searchParams.set('n', String(feed))
  url.searchParams.set('s', await sign('calendar', signedText(uid, feed)))
  return url.href
}

const ID = /^[\w-]{1,128}$/
const NUMBER = /^[1-9]\d{0,8}$/

/** Returns a calendar address's student and number; undefined unless the academy signed it. Reads nothing. */
export async function readFeedAddress(
  query: Readonly<Record<string, string | undefined>>,
  { verify }: FeedVerifier,
): Promise<{ uid: string; feed: number } | undefined> {
  const { u: uid = '', n = '', s: signature = '' } = query
  if (!ID.test(uid) || !NUMBER.test(n)) return undefined
  const feed = Number(n)
  return (await verify('calendar', signedText(uid, feed), signature)) ? { uid, feed } : undefined
}
