import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function depth(set: SelectionSetNode | undefined, fragments: Fragments, open: readonly string[]): number {
  let deepest = 0
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD && !node.name.value.startsWith('__'))
      deepest = Math.max(deepest, 1 + depth(node.selectionSet, fragments, open))
    if (node.kind === Kind.INLINE_FRAGMENT) deepest = Math.max(deepest, depth(node.selectionSet, fragments, open))
    if (node.kind === Kind.FRAGMENT_SPREAD && !open.includes(node.name.value))
      deepest = Math.max(
        deepest,
        depth(fragments.get(node.name.value)?.selectionSet, fragments, [...open, node.name.value]),
      )
  }
  return deepest
}

/** How many levels of fields an operation nests; introspection does not count. */
export function measureDepth(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  return depth(operation.selectionSet, fragments, [])
}
