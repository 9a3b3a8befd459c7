import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'

/** What opens the files of one lecture, as the API signs it. */
export type PlaybackCookies = NonNullable<LecturePlaybackFieldsFragment['cookies']>

const NAMES = [
  'CloudFront-Policy',
  'CloudFront-Signature',
  'CloudFront-Key-Pair-Id',
  'CloudFront-Hash-Algorithm',
] as const

function setCookie(name: string, value: string, path: string, seconds: number): void {
  // A developer's machine speaks no TLS.
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // The store of cookies that has promises is not in every browser.
  document.cookie = `${name}=${value}; Path=${path}; Max-Age=${String(seconds)}; SameSite=Strict${secure}`
}

/** Where this page stored cookies that may not have expired. */
const paths = new Set<string>()

/** Lets this browser load the files of a lecture until the cookies expire. They are sent with requests under their path only. */
export function storePlaybackCookies(cookies: PlaybackCookies): void {
  const { path, policy, signature, keyPairId, expiresAt } = cookies
  const seconds = Math.max(0, Math.ceil((expiresAt - serverNow()) / 1000))
  paths.add(path)
  const values = [policy, signature, keyPairId, 'SHA256']
  NAMES.forEach((name, index) => setCookie(name, values[index] ?? '', path, seconds))
}

/** Removes the cookies of all lectures that were opened in this page. */
function clearPlaybackCookies(): void {
  for (const path of paths) for (const name of NAMES) setCookie(name, '', path, 0)
  paths.clear()
}

// After a sign-out the next user of this browser opens no lecture of the one before.
sessionStore.subscribe(({ session }, before) => {
  if (before.session !== undefined && session?.uid !== before.session.uid) clearPlaybackCookies()
})
