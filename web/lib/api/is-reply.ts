import type { TypedDocumentString } from '#generated/operations.ts'
import { isObject } from '#web/lib/json.ts'

/**
 * Whether a value contains a document's data. The schema that the document's types are generated from guarantees the
 * rest.
 */
export function isReply<T, V>(_document: TypedDocumentString<T, V>, value: unknown): value is { data: T } {
  return isObject(value) && 'data' in value
}
