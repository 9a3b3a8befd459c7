import type { TypedDocumentString } from '#generated/operations.ts'
import { isObject } from '#web/lib/json.ts'

/** Whether a value holds the data of a document. The schema, which made the document's types, vouches for the rest. */
export function isReply<T, V>(_document: TypedDocumentString<T, V>, value: unknown): value is { data: T } {
  return isObject(value) && 'data' in value
}
