import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import { isRecord } from '#shared/json.ts'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

function filter(data: unknown, sets: readonly SelectionSetNode[], fragments: Fragments): unknown {
  if (Array.isArray(data)) return data.map((item) => filter(item, sets, fragments))
  if (!isRecord(data) || sets.length === 0) return data
  const kept: Record<string, unknown> = {}
  for (const node of sets.flatMap((set) => set.selections)) {
    if (node.kind === Kind.FIELD) {
      const name = node.name.value
      if (name in data)
        kept[node.alias?.value ?? name] = filter(data[name], node.selectionSet ? [node.selectionSet] : [], fragments)
      continue
    }
    const set = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet
    if (set) Object.assign(kept, filter(data, [set], fragments))
  }
  return kept
}

/** The `data` of an error as AppSync sends it: only what the query selects. */
export const filterErrorData = (data: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown =>
  filter(
    data,
    nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : [])),
    fragments,
  )
