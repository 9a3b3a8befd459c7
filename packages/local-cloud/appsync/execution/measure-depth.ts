import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** A fragment's depth is the same wherever it is spread, so it is measured once: a validated document has no cycles. */
function depth(set: SelectionSetNode | undefined, fragments: Fragments, known: Map<string, number>): number {
  let deepest = 0
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD && !node.name.value.startsWith('__'))
      deepest = Math.max(deepest, 1 + depth(node.selectionSet, fragments, known))
    if (node.kind === Kind.INLINE_FRAGMENT) deepest = Math.max(deepest, depth(node.selectionSet, fragments, known))
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const name = node.name.value
      const own = known.get(name) ?? depth(fragments.get(name)?.selectionSet, fragments, known)
      known.set(name, own)
      deepest = Math.max(deepest, own)
    }
  }
  return deepest
}

/** How many levels of fields an operation of a validated document nests; introspection does not count. */
export function measureDepth(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  return depth(operation.selectionSet, fragments, new Map())
}
