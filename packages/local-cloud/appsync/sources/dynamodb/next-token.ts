import { isRecord, tryParseJson } from '#shared/json.ts'
import { SourceError } from '../source-error.ts'
import { type Item, toItem } from './attribute-values.ts'

/** The opaque token of a page's last key, or null after the last page. */
export function encodeNextToken(key: Item | undefined): string | null {
  if (!key) return null
  const plain = JSON.stringify(key, (_name, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
  return Buffer.from(JSON.stringify({ version: 3, token: plain })).toString('base64')
}

const noToken = () => new SourceError('DynamoDB:DynamoDbException', 'Invalid pagination token given.')

function keyIn(plain: unknown): Item {
  if (!isRecord(plain)) throw noToken()
  try {
    return toItem(plain)
  } catch {
    // Not a key of typed values.
    throw noToken()
  }
}

/** The key a token represents. Throws SourceError on a token that is not ours. */
export function decodeNextToken(token: unknown): Item | undefined {
  if (token === null || token === undefined || token === '') return undefined
  const outer = typeof token === 'string' ? tryParseJson(Buffer.from(token, 'base64').toString('utf8')) : undefined
  return keyIn(isRecord(outer) && typeof outer['token'] === 'string' ? tryParseJson(outer['token']) : undefined)
}
