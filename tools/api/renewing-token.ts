/** An access token and its expiration (epoch milliseconds). */
export type AccessToken = { token: string; expires: number }

/** How long before its expiration a token is renewed, so that pending calls don't outlive it. */
const BEFORE_MS = 60_000

/** The expiration of an access token, a JSON Web Token. */
export function expiryOf(token: string): number {
  const [, claims = ''] = token.split('.')
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
  return exp * 1_000
}

/**
 * Returns a token that is valid for a call: the same one until it is about to expire, then a new one from `renew`.
 * Concurrent callers share it.
 */
export function renewingToken(
  first: AccessToken,
  renew: () => Promise<AccessToken>,
  now: () => number = Date.now,
): () => Promise<string> {
  let current = first
  let renewal: Promise<AccessToken> | undefined
  return async () => {
    if (now() < current.expires - BEFORE_MS) return current.token
    renewal ??= renew().finally(() => {
      renewal = undefined
    })
    current = await renewal
    return current.token
  }
}
