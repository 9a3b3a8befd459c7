import { randomBytes, randomUUID } from 'node:crypto'
import { asRecord, isRecord, toText } from '#shared/json.ts'
import type { CodeFunction, RaisedError } from '../code-run.ts'
import { EarlyReturnSignal, ErrorSignal, UnauthorizedSignal } from '../signals.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ksuidEpochSeconds = 1_400_000_000

function inBase(value: bigint, alphabet: string, length: number): string {
  const base = BigInt(alphabet.length)
  let rest = value
  let text = ''
  for (let i = 0; i < length; i += 1) {
    text = alphabet.charAt(Number(rest % base)) + text
    rest /= base
  }
  return text
}

const random = (bytes: number) => BigInt(`0x${randomBytes(bytes).toString('hex')}`)

const raised = (message: unknown, type: unknown, data: unknown, info: unknown): RaisedError => ({
  message: toText(message),
  ...(type === null || type === undefined ? {} : { type: toText(type) }),
  ...(data === null || data === undefined ? {} : { data }),
  ...(info === null || info === undefined ? {} : { info }),
})

/** The authorization mode that AppSync derives from the shape of the identity. */
export function authType(identity: unknown): string {
  if (!isRecord(identity)) return 'API Key Authorization'
  const has = (...keys: readonly string[]) => keys.every((key) => identity[key] !== undefined && identity[key] !== null)
  if (Object.keys(identity).length === 0 || has('resolverContext')) return 'Lambda Authorization'
  if (has('userArn', 'sourceIp')) return 'IAM Authorization'
  if (has('sub', 'issuer', 'username', 'claims', 'sourceIp', 'defaultAuthStrategy')) return 'User Pool Authorization'
  if (has('sub', 'issuer', 'claims') && Object.keys(identity).length === 3) return 'Open ID Connect Authorization'
  return 'API Key Authorization'
}

/** Java's escapeJavaScript: escapes quotes, slashes and control characters, and writes other characters as \uXXXX. */
function escapeJavaScript(text: string): string {
  const named: Readonly<Record<string, string>> = { '\b': '\\b', '\n': '\\n', '\t': '\\t', '\f': '\\f', '\r': '\\r' }
  return [...text.split('')]
    .map((char) => {
      if ('\'"\\/'.includes(char)) return `\\${char}`
      const code = char.charCodeAt(0)
      return named[char] ?? (code < 32 || code > 126 ? `\\u${code.toString(16).toUpperCase().padStart(4, '0')}` : char)
    })
    .join('')
}

/** The functions directly on `util`, and `runtime`. */
export const generalFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.autoId': () => randomUUID(),
  'util.autoUlid': (run) => inBase(BigInt(run.now()), crockford, 10) + inBase(random(10), crockford, 16),
  'util.autoKsuid': (run) =>
    inBase((BigInt(Math.floor(run.now() / 1000) - ksuidEpochSeconds) << 128n) | random(16), base62, 27),
  'util.error': (_run, message, type, data, info) => {
    throw new ErrorSignal(raised(message, type, data, info))
  },
  'util.appendError': (run, message, type, data, info) => {
    run.errors.push(raised(message, type, data, info))
    return undefined
  },
  'util.unauthorized': () => {
    throw new UnauthorizedSignal('Unauthorized')
  },
  'util.authType': (run) => authType(run.identity),
  'util.matches': (_run, pattern, text) => new RegExp(`^(?:${toText(pattern)})$`, 's').test(toText(text)),
  'util.base64Encode': (_run, text) => Buffer.from(toText(text), 'utf8').toString('base64'),
  'util.base64Decode': (_run, text) => Buffer.from(toText(text), 'base64').toString('utf8'),
  'util.urlEncode': (_run, text) => new URLSearchParams([['', toText(text)]]).toString().slice(1),
  'util.urlDecode': (_run, text) => decodeURIComponent(toText(text).replaceAll('+', ' ')),
  'util.escapeJavaScript': (_run, text) => escapeJavaScript(toText(text)),
  'runtime.earlyReturn': (_run, value, options) => {
    const { skipTo } = asRecord(options)
    throw new EarlyReturnSignal(value ?? null, skipTo === 'END' || skipTo === 'NEXT' ? skipTo : undefined)
  },
}
