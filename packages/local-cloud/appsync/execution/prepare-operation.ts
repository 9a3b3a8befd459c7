import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { RequestError } from '../http/request-error.ts'
import type { Api } from './scope.ts'
import { validationMessage } from './validation-message.ts'
import { type WireError, wireLocations } from './wire-error.ts'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** A fragment has the same depth wherever it is spread, so it is measured once; a validated document has no cycles. */
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

/** The nesting depth of an operation in a validated document, not counting introspection. */
function measureDepth(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  return depth(operation.selectionSet, fragments, new Map())
}

/** Rejects `__schema` and `__type`, for an API with introspection disabled. */
const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const name = node.name.value
    if (name !== '__schema' && name !== '__type') return undefined
    context.reportError(new GraphQLError(`Cannot query field "${name}" on type "Query".`, { nodes: node }))
    return false
  },
})

/** A GraphQL request as received. */
export type OperationRequest = {
  query: string
  variables: Readonly<Record<string, unknown>>
  operationName: string | undefined
}

export type Prepared =
  { ok: true; document: DocumentNode; operation: OperationDefinitionNode } | { ok: false; errors: readonly WireError[] }

/** The number of validated documents to cache. */
const keptDocuments = 500

/** The maximum number of tokens: far more than any screen sends, and few enough to validate quickly. */
const mostTokens = 40_000

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: mostTokens })
  } catch (error) {
    const place = error instanceof GraphQLError ? error.locations?.[0] : undefined
    throw new RequestError(
      400,
      'MalformedHttpRequestException',
      `Unable to parse GraphQL query.${place ? ` Syntax error at line ${place.line}, column ${place.column}.` : ''}`,
    )
  }
}

function validated({ schema, options, documents }: Api, query: string): DocumentNode | readonly WireError[] {
  const known = documents.get(query)
  if (known) return known
  const document = parseQuery(query)
  const errors = validate(
    schema,
    document,
    options.introspection ? specifiedRules : [...specifiedRules, refuseIntrospection],
  )
  if (errors.length > 0)
    return errors.map((error) => ({
      path: null,
      data: null,
      errorType: 'ValidationError',
      errorInfo: null,
      locations: wireLocations(error.locations),
      message: validationMessage(error, document),
    }))
  const [oldest] = documents.keys()
  if (documents.size >= keptDocuments && oldest !== undefined) documents.delete(oldest)
  documents.set(query, document)
  return document
}

/**
 * Parses and validates a request against the schema and the API's limits. Throws RequestError if the query isn't valid
 * GraphQL.
 */
export function prepareOperation(api: Api, { query, operationName }: OperationRequest): Prepared {
  const document = validated(api, query)
  if (!('kind' in document)) return { ok: false, errors: document }
  const operation = getOperationAST(document, operationName)
  if (!operation)
    throw new RequestError(
      400,
      'BadRequestException',
      operationName
        ? `Unknown operation named ${operationName}.`
        : 'Must provide operation name if query contains multiple operations.',
    )
  const limit = api.options.queryDepthLimit
  const depth = limit > 0 ? measureDepth(document, operation) : 0
  if (limit > 0 && depth > limit)
    return {
      ok: false,
      errors: [
        {
          path: null,
          data: null,
          errorType: 'QueryDepthLimitReached',
          errorInfo: null,
          locations: null,
          message: `Query depth limit of ${limit} reached: the query nests ${depth} levels.`,
        },
      ],
    }
  return { ok: true, document, operation }
}
