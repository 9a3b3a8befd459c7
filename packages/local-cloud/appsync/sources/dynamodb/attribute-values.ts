import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { isRecord, toText } from '#shared/json.ts'
import { MappingError } from '../mapping-error.ts'

/** An item or key in the SDK's type. */
export type Item = Record<string, AttributeValue>

const bytes = (value: unknown) => new Uint8Array(Buffer.from(toText(value), 'base64'))

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new MappingError('Expected a list of values for a set or list attribute.')
  return value
}

function toAttribute(typed: unknown): AttributeValue {
  const entries = isRecord(typed) ? Object.entries(typed) : []
  const [type, value] = entries[0] ?? []
  switch (entries.length === 1 ? type : undefined) {
    case 'S':
      return { S: toText(value) }
    case 'N':
      return { N: toText(value) }
    case 'BOOL':
      return { BOOL: value === true || value === 'true' }
    case 'NULL':
      return { NULL: true }
    case 'B':
      return { B: bytes(value) }
    case 'SS':
      return { SS: listOf(value).map(toText) }
    case 'NS':
      return { NS: listOf(value).map(toText) }
    case 'BS':
      return { BS: listOf(value).map(bytes) }
    case 'L':
      return { L: listOf(value).map(toAttribute) }
    case 'M':
      return { M: toItem(value) }
    default:
      throw new MappingError(
        `Unsupported element '$[${toText(type)}]'. Expected a DynamoDB attribute value such as { "S": "text" }.`,
      )
  }
}

/**
 * Converts a request object's map of typed values to the SDK's format. Throws MappingError on a value without a type.
 */
export function toItem(map: unknown): Item {
  return isRecord(map) ? Object.fromEntries(Object.entries(map).map(([key, value]) => [key, toAttribute(value)])) : {}
}

function fromAttribute(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.NULL !== undefined) return null
  if (value.B !== undefined) return Buffer.from(value.B).toString('base64')
  if (value.SS !== undefined) return value.SS
  if (value.NS !== undefined) return value.NS.map(Number)
  if (value.BS !== undefined) return value.BS.map((item) => Buffer.from(item).toString('base64'))
  if (value.L !== undefined) return value.L.map(fromAttribute)
  if (value.M !== undefined) return fromItem(value.M)
  return null
}

/** Converts an item to the plain values of `ctx.result`: sets become lists, binary becomes base64. */
export const fromItem = (item: Item): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([key, value]) => [key, fromAttribute(value)]))

/** Converts an item, or returns null if there is none. */
export const fromOptionalItem = (item: Item | undefined): Record<string, unknown> | null =>
  item ? fromItem(item) : null
