import { generateKeyPairSync, sign } from 'node:crypto'
import { getSignedCookies } from '@aws-sdk/cloudfront-signer'
import { describe, expect, it } from 'vitest'
import { checkSignedCookies, refusalXml, type TrustedKey } from './signed-cookies.ts'

function makeKey(id: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { id, publicKey, privateKey }
}
const [first, second, foreign] = [makeKey('K1'), makeKey('K2'), makeKey('K3')]
const trusted: TrustedKey[] = [first, second]
const SITE = 'https://learn.academy.example'
const NOW = Date.UTC(2026, 10, 23)
const seconds = (ms: number) => Math.floor(ms / 1000)

const policyOf = (resource: string, until = NOW + 60_000, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    Statement: [{ Resource: resource, Condition: { DateLessThan: { 'AWS:EpochTime': seconds(until) }, ...more } }],
  })
const header = (cookies: object) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('; ')
const signed = (policy: string, key = first, algorithm: 'SHA1' | 'SHA256' = 'SHA256') =>
  getSignedCookies({ policy, keyPairId: key.id, privateKey: key.privateKey, algorithm })
const check = (path: string, cookies: object, now = NOW) =>
  checkSignedCookies(`${SITE}${path}`, header(cookies), trusted, now)?.code

const LECTURE = `${SITE}/lectures/a/*`

describe('signed cookies from AWS’s own signer', () => {
  it.each(['SHA1', 'SHA256'] as const)('grant access to every file in the folder they name, with %s', (algorithm) => {
    const cookies = signed(policyOf(LECTURE), first, algorithm)
    const paths = ['/lectures/a/hands.mp4', '/lectures/a/hls-1/720p.m3u8', '/lectures/a/hands.mp4?v=1']
    expect(paths.map((path) => check(path, cookies))).toEqual(paths.map(() => undefined))
  })

  it('work with either key in the group, so keys can be rotated', () =>
    expect([check('/lectures/a/x', signed(policyOf(LECTURE), second))]).toEqual([undefined]))

  it.each([
    ['another lecture', '/lectures/b/hands.mp4'],
    ['another lecture with this one in the query', '/lectures/b/hands.mp4?/lectures/a/'],
    ['a folder with a longer name', '/lectures/ab/hands.mp4'],
    ['the same path on another site', undefined],
  ])('deny access to %s', (_, path) => {
    const cookies = header(signed(policyOf(LECTURE)))
    const url = path === undefined ? 'https://evil.example/lectures/a/x' : `${SITE}${path}`
    expect(checkSignedCookies(url, cookies, trusted, NOW)).toEqual({ code: 'AccessDenied', message: 'Access denied' })
  })

  it('deny access after they expire and before they start', () => {
    const cookies = signed(policyOf(LECTURE))
    expect([check('/lectures/a/x', cookies, NOW + 59_000), check('/lectures/a/x', cookies, NOW + 60_000)]).toEqual([
      undefined,
      'AccessDenied',
    ])
    const later = { DateGreaterThan: { 'AWS:EpochTime': seconds(NOW + 10_000) } }
    expect(check('/lectures/a/x', signed(policyOf(LECTURE, NOW + 60_000, later)))).toBe('AccessDenied')
  })

  it('deny access without an expiry or with an unsupported condition', () => {
    const endless = JSON.stringify({ Statement: [{ Resource: LECTURE, Condition: {} }] })
    const located = policyOf(LECTURE, NOW + 60_000, { IpAddress: { 'AWS:SourceIp': '192.0.2.0/24' } })
    expect([endless, located].map((policy) => check('/lectures/a/x', signed(policy)))).toEqual([
      'AccessDenied',
      'AccessDenied',
    ])
  })

  it('deny access when the policy was changed after signing', () => {
    const cookies = signed(policyOf(LECTURE))
    const altered = Buffer.from(policyOf(`${SITE}/lectures/*`))
      .toString('base64')
      .replace(/[+=/]/g, (sign) => ({ '+': '-', '=': '_', '/': '~' })[sign] ?? '')
    expect(check('/lectures/a/x', { ...cookies, 'CloudFront-Policy': altered })).toBe('AccessDenied')
  })

  it('deny access when signed by a key outside the group, whatever key ID they name', () => {
    const cookies = signed(policyOf(LECTURE), foreign)
    expect(check('/lectures/a/x', cookies)).toBe('InvalidKey')
    expect(check('/lectures/a/x', { ...cookies, 'CloudFront-Key-Pair-Id': first.id })).toBe('AccessDenied')
  })

  it.each(['CloudFront-Key-Pair-Id', 'CloudFront-Policy', 'CloudFront-Signature'] as const)(
    'deny access without %s',
    (name) => {
      const { [name]: _gone, ...rest } = signed(policyOf(LECTURE))
      expect(check('/lectures/a/x', rest)).toBe('MissingKey')
    },
  )

  it.each(['no JSON', '{}', '{"Statement":[]}', '{"Statement":[{},{}]}'])(
    'deny access with the policy %s',
    (policy) => {
      const signature = sign('sha256', Buffer.from(policy), first.privateKey).toString('base64')
      const encode = (text: string) => text.replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~')
      const cookies = {
        'CloudFront-Key-Pair-Id': first.id,
        'CloudFront-Policy': encode(Buffer.from(policy).toString('base64')),
        'CloudFront-Signature': encode(signature),
        'CloudFront-Hash-Algorithm': 'SHA256',
      }
      expect(check('/lectures/a/x', cookies)).toBe('MalformedPolicy')
    },
  )
})

it('a refusal is CloudFront’s XML error', () => {
  expect(refusalXml({ code: 'AccessDenied', message: 'Access denied' })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>Access denied</Message></Error>',
  )
})
