import {
  type FieldNode,
  type FragmentDefinitionNode,
  getLocation,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { isRecord } from '#shared/json.ts'
import { evaluatePolicies, isOpenTo } from '../authorization/authorize-field.ts'
import { RequestError } from '../http/request-error.ts'
import type { RaisedError } from '../javascript/code-run.ts'
import { fieldContext } from './field-context.ts'
import { FieldError, notAuthorized } from './field-error.ts'
import type { Scope } from './scope.ts'
import { wireLocations } from './wire-error.ts'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

function filter(data: unknown, sets: readonly SelectionSetNode[], fragments: Fragments): unknown {
  if (Array.isArray(data)) return data.map((item) => filter(item, sets, fragments))
  if (!isRecord(data) || sets.length === 0) return data
  const selected: Record<string, unknown> = {}
  for (const node of sets.flatMap((set) => set.selections)) {
    if (node.kind === Kind.FIELD) {
      const name = node.name.value
      if (name in data)
        selected[node.alias?.value ?? name] = filter(
          data[name],
          node.selectionSet ? [node.selectionSet] : [],
          fragments,
        )
      continue
    }
    const set = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet
    if (set) Object.assign(selected, filter(data, [set], fragments))
  }
  return selected
}

/** The `data` of an error as AppSync returns it: only what the query selects. */
const filterErrorData = (data: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown =>
  filter(
    data,
    nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : [])),
    fragments,
  )

/** AppSync's limit on resolvers per request. */
const mostResolvers = 10_000

const pathOf = (info: GraphQLResolveInfo): (string | number)[] => {
  const keys: (string | number)[] = []
  for (let at: typeof info.path | undefined = info.path; at; at = at.prev) keys.unshift(at.key)
  return keys
}

function appender(scope: Scope, info: GraphQLResolveInfo) {
  return ({ message, type, data, info: errorInfo }: RaisedError) => {
    const locations = info.fieldNodes.flatMap(({ loc }) => (loc ? [getLocation(loc.source, loc.start)] : []))
    scope.appended.push({
      path: pathOf(info),
      data: filterErrorData(data ?? null, info.fieldNodes, info.fragments),
      errorType: type ?? null,
      errorInfo: errorInfo ?? null,
      locations: wireLocations(locations),
      message,
    })
  }
}

async function runField(
  scope: Scope,
  source: unknown,
  args: Record<string, unknown>,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const { api } = scope
  const runner = api.runners.get(`${info.parentType.name}.${info.fieldName}`)
  if (!runner) return isRecord(source) ? source[info.fieldName] : null
  scope.resolverCount += 1
  const limit = api.options.resolverCountLimit || mostResolvers
  if (scope.resolverCount > limit)
    throw new FieldError(`Resolver invocation limit of ${limit} reached.`, 'ResolverExecutionLimitReached')
  try {
    return await runner(scope, fieldContext(scope, source, args, info), appender(scope, info))
  } catch (error) {
    if (!(error instanceof FieldError)) {
      api.options.log({
        level: 'error',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        requestId: scope.requestId,
      })
      throw new FieldError('An internal failure occurred while resolving this field.', 'InternalFailure')
    }
    throw new FieldError(
      error.message,
      error.errorType,
      filterErrorData(error.data, info.fieldNodes, info.fragments),
      error.errorInfo,
    )
  }
}

async function authorizeThenRun(
  verdict: NonNullable<ReturnType<typeof evaluatePolicies>>,
  scope: Scope,
  source: unknown,
  args: Record<string, unknown>,
  info: GraphQLResolveInfo,
) {
  const answer = await verdict
  if (!answer.ok) {
    scope.api.options.log({
      level: 'warn',
      message: `IAM refused ${info.parentType.name}.${info.fieldName}: ${answer.reason}`,
      requestId: scope.requestId,
    })
    if (answer.kind === 'signature') throw new RequestError(403, 'InvalidSignatureException', answer.reason)
    throw notAuthorized(info.parentType.name, info.fieldName)
  }
  scope.identity = answer.identity
  return runField(scope, source, args, info)
}

/**
 * Resolves every field as AppSync does: first authorization, then the field's resolver or, without one, the parent's
 * property.
 */
export const resolveField: GraphQLFieldResolver<unknown, Scope, Record<string, unknown>> = (
  source,
  args,
  scope,
  info,
) => {
  const { parentType, fieldName, path } = info
  if (!isOpenTo(scope.caller, scope.api.rules.get(`${parentType.name}.${fieldName}`)))
    throw notAuthorized(parentType.name, fieldName)
  const verdict = path.prev === undefined ? evaluatePolicies(scope.caller, parentType.name, fieldName) : undefined
  if (verdict) return authorizeThenRun(verdict, scope, source, args, info)
  if (!scope.api.runners.has(`${parentType.name}.${fieldName}`)) return isRecord(source) ? source[fieldName] : null
  return runField(scope, source, args, info)
}
