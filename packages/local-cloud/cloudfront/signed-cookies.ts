import { createPublicKey, verify } from 'node:crypto'
import { matchesPattern } from '../cloudformation/match-pattern.ts'
import { at, isObject, listOf, numberOf, parseJson, textOf, type Json, type JsonObject } from '../shared/json.ts'

/** A public key of a trusted key group: its id, and its PEM text. */
export type TrustedKey = { id: string; publicKey: string }

/** Why CloudFront rejects a request for a private file, with its own code and message. */
export type CookieRefusal = { code: string; message: string }

const missing = (name: string): CookieRefusal => ({
  code: 'MissingKey',
  message: `Missing ${name} query parameter or cookie value`,
})
const UNKNOWN_KEY: CookieRefusal = { code: 'InvalidKey', message: 'Unknown Key' }
const MALFORMED_POLICY: CookieRefusal = { code: 'MalformedPolicy', message: 'Malformed Policy' }
const DENIED: CookieRefusal = { code: 'AccessDenied', message: 'Access denied' }

/** CloudFront's base64, which has no signs that a cookie or an address may not hold. */
const decode = (text: string): Buffer =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64')

function cookiesOf(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.trim().split('=')
    return [name, value.join('=')]
  })
  // Of two cookies of one name the first is the one with the longer path.
  return new Map(pairs.reverse())
}

/** The one statement of a policy; undefined for anything else. */
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

/** Whether a statement names this address and this time; `now` in epoch milliseconds. A condition on the caller's address is not known here. */
function permits(statement: JsonObject, url: string, now: number): boolean {
  const condition = statement['Condition']
  const until = numberOf(at(condition, 'DateLessThan', 'AWS:EpochTime'))
  const from = numberOf(at(condition, 'DateGreaterThan', 'AWS:EpochTime')) ?? 0
  const resource = textOf(statement['Resource'])
  if (until === undefined || resource === undefined || at(condition, 'IpAddress') !== undefined) return false
  return matchesPattern(resource, url) && now < until * 1000 && now > from * 1000
}

/**
 * Checks the signed cookies of a request, custom policies only, as CloudFront checks them for a behavior with a trusted key
 * group: key, signature, policy, address, time. `url` is the whole address with its query; `now` in epoch milliseconds.
 * Undefined when the request is permitted.
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

/** CloudFront's answer to a request that it rejects. */
export const refusalXml = ({ code, message }: CookieRefusal): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`
