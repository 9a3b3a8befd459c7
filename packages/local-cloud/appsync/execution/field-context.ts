import type { FieldContext, Scope } from './scope.ts'
import {
  type GraphQLResolveInfo,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** `seen` holds the fragments already listed at each path; spreading one again there adds nothing. */
function paths(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  prefix: string,
  into: Set<string>,
  seen: Set<string>,
): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      const path = `${prefix}${node.alias?.value ?? node.name.value}`
      into.add(path)
      paths(node.selectionSet, fragments, `${path}/`, into, seen)
    } else if (node.kind === Kind.INLINE_FRAGMENT) paths(node.selectionSet, fragments, prefix, into, seen)
    else {
      const spread = `${prefix} ${node.name.value}`
      if (seen.has(spread)) continue
      seen.add(spread)
      paths(fragments[node.name.value]?.selectionSet, fragments, prefix, into, seen)
    }
  }
}

/** `ctx.info.selectionSetList`: every selected path, with aliases instead of names. */
function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments): readonly string[] {
  const list = new Set<string>()
  const seen = new Set<string>()
  for (const node of nodes) paths(node.selectionSet, fragments, '', list, seen)
  return [...list]
}

/** `ctx.info.selectionSetGraphQL`: the source text of the selection. */
const selectionSetGraphQL = (nodes: readonly FieldNode[]): string =>
  nodes.map((node) => (node.selectionSet ? print(node.selectionSet) : '')).join('\n')

/** Builds the constant parts of `ctx` for one field. */
export function fieldContext(
  scope: Scope,
  source: unknown,
  args: Readonly<Record<string, unknown>>,
  info: GraphQLResolveInfo,
): FieldContext {
  return {
    arguments: args,
    identity: scope.identity,
    source: source ?? null,
    request: { headers: scope.headers, domainName: null },
    info: {
      fieldName: info.fieldName,
      parentTypeName: info.parentType.name,
      variables: scope.variables,
      selectionSetList: selectionSetList(info.fieldNodes, info.fragments),
      selectionSetGraphQL: selectionSetGraphQL(info.fieldNodes),
    },
    env: scope.api.options.environment ?? {},
  }
}
