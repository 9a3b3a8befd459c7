import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { WireError } from '../execution/wire-error.ts'
import { isRecord } from '#shared/json.ts'

/** The result of a mutation field, by field names (aliases removed), to publish to subscriptions. */
export type MutationResult = { mutation: string; value: unknown }

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function byName(
  set: SelectionSetNode,
  data: Readonly<Record<string, unknown>>,
  fragments: Fragments,
  into: Record<string, unknown>,
): void {
  for (const node of set.selections) {
    if (node.kind !== Kind.FIELD) {
      const inner =
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet
      if (inner) byName(inner, data, fragments, into)
      continue
    }
    const key = node.alias?.value ?? node.name.value
    if (key in data)
      into[node.name.value] = merged(
        into[node.name.value],
        node.selectionSet ? renamed(node.selectionSet, data[key], fragments) : data[key],
      )
  }
}

const merged = (left: unknown, right: unknown): unknown =>
  isRecord(left) && isRecord(right) ? { ...left, ...right } : right

function renamed(set: SelectionSetNode, value: unknown, fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(set, item, fragments))
  if (!isRecord(value)) return value
  const into: Record<string, unknown> = {}
  byName(set, value, fragments, into)
  return into
}

/** The results of a mutation's root fields that returned a value; a failed field publishes nothing. */
export function mutationResults(
  schema: GraphQLSchema,
  { document, operation }: { document: DocumentNode; operation: OperationDefinitionNode },
  data: unknown,
  errors: readonly WireError[],
): readonly MutationResult[] {
  if (!isRecord(data) || !schema.getSubscriptionType()) return []
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const failed = new Set(errors.flatMap(({ path }) => (path?.length === 1 ? [path[0]] : [])))
  return operation.selectionSet.selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD) return []
    const key = node.alias?.value ?? node.name.value
    const value = data[key]
    if (value === null || value === undefined || failed.has(key)) return []
    return [
      { mutation: node.name.value, value: node.selectionSet ? renamed(node.selectionSet, value, fragments) : value },
    ]
  })
}
