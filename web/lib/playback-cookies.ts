import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'

/** The cookies that grant access to one lecture's files, signed by the API. */
export type PlaybackCookies = NonNullable<LecturePlaybackFieldsFragment['cookies']>

const NAMES = [
  'CloudFront-Policy',
  'CloudFront-Signature',
  'CloudFront-Key-Pair-Id',
  'CloudFront-Hash-Algorithm',
] as const

function setCookie(name: string, value: string, path: string, seconds: number): void {
  // A developer's machine has no TLS.
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // Not every browser supports the promise-based Cookie Store API.
  document.cookie = `${name}=${value}; Path=${path}; Max-Age=${String(seconds)}; SameSite=Strict${secure}`
}

/** Paths for which this page stored cookies that may not have expired. */
const paths = new Set<string>()

/**
 * Grants this browser access to a lecture's files until the cookies expire. The browser sends them only with requests
 * under their path.
 */
export function storePlaybackCookies(cookies: PlaybackCookies): void {
  const { path, policy, signature, keyPairId, expiresAt } = cookies
  const seconds = Math.max(0, Math.ceil((expiresAt - serverNow()) / 1000))
  paths.add(path)
  const values = [policy, signature, keyPairId, 'SHA256']
  NAMES.forEach((name, index) => setCookie(name, values[index] ?? '', path, seconds))
}

/** Removes the cookies of all lectures opened on this page. */
function clearPlaybackCookies(): void {
  for (const path of paths) for (const name of NAMES) setCookie(name, '', path, 0)
  paths.clear()
}

// After a sign-out, the next user of this browser must not be able to open the previous user's lectures.
sessionStore.subscribe(({ session }, before) => {
  if (before.session !== undefined && session?.uid !== before.session.uid) clearPlaybackCookies()
})
