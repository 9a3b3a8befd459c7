import { createPublicKey, verify } from 'node:crypto'
import { matchesPattern } from '../cloudformation/match-pattern.ts'
import { at, isObject, listOf, numberOf, parseJson, textOf, type Json, type JsonObject } from '../shared/json.ts'

/** A public key of a trusted key group: its ID and PEM text. */
export type TrustedKey = { id: string; publicKey: string }

/** Why CloudFront rejects a request for a private file, with CloudFront's code and message. */
export type CookieRefusal = { code: string; message: string }

const missing = (name: string): CookieRefusal => ({
  code: 'MissingKey',
  message: `Missing ${name} query parameter or cookie value`,
})
const UNKNOWN_KEY: CookieRefusal = { code: 'InvalidKey', message: 'Unknown Key' }
const MALFORMED_POLICY: CookieRefusal = { code: 'MalformedPolicy', message: 'Malformed Policy' }
const DENIED: CookieRefusal = { code: 'AccessDenied', message: 'Access denied' }

/** CloudFront's base64 variant, which avoids characters that are invalid in cookies and URLs. */
const decode = (text: string): Buffer =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64')

function cookiesOf(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.trim().split('=')
    return [name, value.join('=')]
  })
  // If two cookies have the same name, the first is the one with the longer path.
  return new Map(pairs.reverse())
}

/** The single statement of a policy; undefined for anything else. */
function statementOf(policy: Buffer): JsonObject | undefined {
  let parsed: Json
  try {
    parsed = parseJson(policy.toString('utf8'))
  } catch {
    return undefined
  }
  const [statement, ...others] = listOf(at(parsed, 'Statement'))
  return isObject(statement) && others.length === 0 ? statement : undefined
}

/**
 * Whether a statement permits this URL at this time; `now` is in epoch milliseconds. IP address conditions are not
 * supported.
 */
function permits(statement: JsonObject, url: string, now: number): boolean {
  const condition = statement['Condition']
  const until = numberOf(at(condition, 'DateLessThan', 'AWS:EpochTime'))
  const from = numberOf(at(condition, 'DateGreaterThan', 'AWS:EpochTime')) ?? 0
  const resource = textOf(statement['Resource'])
  if (until === undefined || resource === undefined || at(condition, 'IpAddress') !== undefined) return false
  return matchesPattern(resource, url) && now < until * 1000 && now > from * 1000
}

/**
 * Verifies a request's signed cookies (custom policies only) as CloudFront does for a behavior with a trusted key
 * group: key, signature, policy, URL, time. `url` is the full URL with its query; `now` is in epoch milliseconds.
 * Undefined if the request is permitted.
 */
export function checkSignedCookies(
  url: string,
  cookieHeader: string,
  keys: readonly TrustedKey[],
  now: number,
): CookieRefusal | undefined {
  const cookies = cookiesOf(cookieHeader)
  const keyPairId = cookies.get('CloudFront-Key-Pair-Id')
  if (!keyPairId) return missing('Key-Pair-Id')
  const key = keys.find(({ id }) => id === keyPairId)
  if (key === undefined) return UNKNOWN_KEY
  const [policyText, signature] = [cookies.get('CloudFront-Policy'), cookies.get('CloudFront-Signature')]
  if (!policyText) return missing('Policy')
  if (!signature) return missing('Signature')
  const policy = decode(policyText)
  const algorithm = cookies.get('CloudFront-Hash-Algorithm') === 'SHA256' ? 'sha256' : 'sha1'
  if (!verify(algorithm, policy, createPublicKey(key.publicKey), decode(signature))) return DENIED
  const statement = statementOf(policy)
  if (statement === undefined) return MALFORMED_POLICY
  return permits(statement, url, now) ? undefined : DENIED
}

/** CloudFront's response to a rejected request. */
export const refusalXml = ({ code, message }: CookieRefusal): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`
