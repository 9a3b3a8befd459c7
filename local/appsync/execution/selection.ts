import { type FieldNode, type FragmentDefinitionNode, Kind, print, type SelectionSetNode } from 'graphql'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

function paths(set: SelectionSetNode | undefined, fragments: Fragments, prefix: string, into: string[]): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      const path = `${prefix}${node.alias?.value ?? node.name.value}`
      if (!into.includes(path)) into.push(path)
      paths(node.selectionSet, fragments, `${path}/`, into)
    } else if (node.kind === Kind.INLINE_FRAGMENT) paths(node.selectionSet, fragments, prefix, into)
    else paths(fragments[node.name.value]?.selectionSet, fragments, prefix, into)
  }
}

/** `ctx.info.selectionSetList`: every selected path, aliases in place of names. */
export function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments): readonly string[] {
  const list: string[] = []
  for (const node of nodes) paths(node.selectionSet, fragments, '', list)
  return list
}

/** `ctx.info.selectionSetGraphQL`: the selection as it was written. */
export const selectionSetGraphQL = (nodes: readonly FieldNode[]): string =>
  nodes.map((node) => (node.selectionSet ? print(node.selectionSet) : '')).join('\n')
