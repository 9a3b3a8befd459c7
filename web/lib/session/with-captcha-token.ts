import { type Config, loadConfig } from '#web/lib/api/config.ts'

/** The header in which AWS WAF expects a solved puzzle's token when the page and the protected host differ. */
const TOKEN_HEADER = 'x-aws-waf-token'

const SIGN_UP = 'AWSCognitoIdentityProviderService.SignUp'

const poolHost = ({ region, local }: Config): string =>
  local === undefined ? `cognito-idp.${region}.amazonaws.com` : new URL(local.cognitoUrl, window.location.origin).host

/**
 * Runs a sign-up and adds the token of a solved puzzle to its request to the user pool, and to no other. Replaces
 * `fetch` in the meantime, because Amplify has no hook for a single request: its `Auth.headers` would send the token
 * with every user pool operation (issue aws-amplify/amplify-js#12308).
 */
export async function withCaptchaToken<T>(token: string, run: () => Promise<T>): Promise<T> {
  const host = poolHost(await loadConfig())
  const before = window.fetch
  let isOpen = true
  const send: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const headers = new Headers(init?.headers)
    if (!isOpen || url.host !== host || headers.get('x-amz-target') !== SIGN_UP) return before(input, init)
    headers.set(TOKEN_HEADER, token)
    return before(input, { ...init, headers })
  }
  window.fetch = send
  try {
    return await run()
  } finally {
    isOpen = false
    // If other code has wrapped `fetch` in the meantime, `send` stays in place and passes every request through
    // unchanged.
    if (window.fetch === send) window.fetch = before
  }
}
