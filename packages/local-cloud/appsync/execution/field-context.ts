import type { GraphQLResolveInfo } from 'graphql'
import type { Scope } from './scope.ts'
import { selectionSetGraphQL, selectionSetList } from './selection.ts'

/** The parts of `ctx` that do not change while one field is resolved. */
export type FieldContext = {
  arguments: Readonly<Record<string, unknown>>
  identity: Readonly<Record<string, unknown>> | null
  source: unknown
  request: { headers: Readonly<Record<string, string>>; domainName: null }
  info: {
    fieldName: string
    parentTypeName: string
    variables: Readonly<Record<string, unknown>>
    selectionSetList: readonly string[]
    selectionSetGraphQL: string
  }
  env: Readonly<Record<string, string>>
}

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
