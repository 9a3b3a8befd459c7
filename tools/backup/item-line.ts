import type { AttributeValue } from '@aws-sdk/client-dynamodb'

/** An item as DynamoDB's own export to S3 writes it: `{"Item": {"pk": {"S": "…"}}}`, binaries in base64. */
export type StoredItem = Record<string, AttributeValue>

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

type Plain = { [name: string]: unknown }

function toPlain(value: AttributeValue): Plain {
  if (value.B !== undefined) return { B: text(value.B) }
  if (value.BS !== undefined) return { BS: value.BS.map(text).sort() }
  if (value.L !== undefined) return { L: value.L.map(toPlain) }
  if (value.M !== undefined) return { M: plainOf(value.M) }
  // The order of a set is DynamoDB's affair.
  if (value.SS !== undefined) return { SS: [...value.SS].sort() }
  if (value.NS !== undefined) return { NS: [...value.NS].sort() }
  return { ...value }
}

const plainOf = (item: StoredItem): Plain =>
  Object.fromEntries(
    Object.keys(item)
      .sort()
      .map((name) => [name, toPlain(item[name] ?? { NULL: true })]),
  )

function fromPlain(value: AttributeValue): AttributeValue {
  if (value.B !== undefined) return { B: bytes(String(value.B)) }
  if (value.BS !== undefined) return { BS: value.BS.map((part) => bytes(String(part))) }
  if (value.L !== undefined) return { L: value.L.map(fromPlain) }
  if (value.M !== undefined) return { M: itemOf(value.M) }
  return value
}

const itemOf = (plain: StoredItem): StoredItem =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, fromPlain(value)]))

/** One line of a backup; the same item always gives the same line. */
export const lineOfItem = (item: StoredItem): string => JSON.stringify({ Item: plainOf(item) })

/** The item of a line. Throws on what is no such line. */
export function itemOfLine(line: string): StoredItem {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && 'Item' in value && typeof value.Item === 'object' && value.Item) {
    return itemOf({ ...value.Item })
  }
  throw new Error('A line of the backup holds no item')
}
