import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** Whether a value holds the data of a document. The schema, which made the document's types, vouches for the rest. */
export function isReply<T, V>(_document: TypedDocumentNode<T, V>, value: unknown): value is { data: T } {
  return typeof value === 'object' && value !== null && 'data' in value
}
