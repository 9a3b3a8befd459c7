/** An access token, and until when it is good (epoch milliseconds). */
export type AccessToken = { token: string; expires: number }

/** So long before its end a token is renewed: a call that is on its way must not outlive it. */
const BEFORE_MS = 60_000

/** When an access token, a JSON web token, ends. */
export function expiryOf(token: string): number {
  const [, claims = ''] = token.split('.')
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
  return exp * 1_000
}

/**
 * Gives a token that is good for a call: the same one, until it nears its end and `renew` gets another. Calls that need one at the same
 * time share it.
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
