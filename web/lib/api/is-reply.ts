import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { isObject } from '#web/lib/json.ts'

/** Whether a value holds the data of a document. The schema, which made the document's types, vouches for the rest. */
export function isReply<T, V>(_document: TypedDocumentNode<T, V>, value: unknown): value is { data: T } {
  return isObject(value) && 'data' in value
}
