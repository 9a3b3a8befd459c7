// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAmplifyClient } from '#web/lib/api/amplify-client.ts'
import { loadConfig } from '#web/lib/api/config.ts'
import { withCaptchaToken } from './with-captcha-token.ts'

vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: vi.fn() }))

const config = {
  env: 'prod',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userPoolClientId: 'client',
  graphqlUrl: 'https://api.test/graphql',
  contactUrl: 'https://f/contact',
  passwordMinLength: 6,
  stripePublishableKey: 'pk_test',
}
const SIGN_UP = 'AWSCognitoIdentityProviderService.SignUp'
const account = { username: 'ada@example.com', password: 'secret-1' }

/** The requests sent, each with its host, operation, and token. */
const sent: [host: string, operation: string | null, token: string | null][] = []
const network = vi.fn<typeof fetch>((input, init) => {
  const headers = new Headers(init?.headers)
  const { host } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  sent.push([host, headers.get('x-amz-target'), headers.get('x-aws-waf-token')])
  return Promise.resolve(Response.json({ UserConfirmed: true, UserSub: 'u1', CodeDeliveryDetails: {} }))
})

beforeEach(() => {
  vi.mocked(loadConfig).mockResolvedValue(config)
  vi.stubGlobal('fetch', network)
  sent.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('the token is sent with Amplify’s sign-up to the user pool, and with no other request', async () => {
  const amplify = createAmplifyClient(config)
  await amplify.signUp(account)
  await withCaptchaToken('token-1', async () => {
    await amplify.resendSignUpCode({ username: account.username })
    await fetch('/config.json')
    await fetch('https://elsewhere.test/', { headers: { 'x-amz-target': SIGN_UP } })
    return amplify.signUp(account)
  })
  await amplify.signUp(account)
  const pool = 'cognito-idp.us-east-1.amazonaws.com'
  expect(sent).toEqual([
    [pool, SIGN_UP, null],
    [pool, 'AWSCognitoIdentityProviderService.ResendConfirmationCode', null],
    [window.location.host, null, null],
    ['elsewhere.test', SIGN_UP, null],
    [pool, SIGN_UP, 'token-1'],
    [pool, SIGN_UP, null],
  ])
})

it('fetch is restored, also after a failure', async () => {
  await expect(withCaptchaToken('token-1', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(window.fetch).toBe(network)
})

it('the token is not added after another wrapper of fetch', async () => {
  await withCaptchaToken('token-1', () => {
    const inner = window.fetch
    window.fetch = (input, init) => inner(input, init)
    return Promise.resolve()
  })
  await fetch('https://cognito-idp.us-east-1.amazonaws.com/', { headers: { 'x-amz-target': SIGN_UP } })
  expect(sent).toEqual([['cognito-idp.us-east-1.amazonaws.com', SIGN_UP, null]])
})
