import {
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  OperationTypeNode,
  print,
} from 'graphql'
import type { Caller } from '../authorization/caller.ts'
import { createScope } from '../execution/create-scope.ts'
import { FieldError } from '../execution/field-error.ts'
import { type OperationRequest, prepareOperation } from '../execution/prepare-operation.ts'
import { resolveField } from '../execution/resolve-field.ts'
import type { Api, Scope } from '../execution/scope.ts'
import { toWireError, type WireError } from '../execution/wire-error.ts'
import { RequestError } from '../http/request-error.ts'
import { asList, asRecord, isRecord } from '#shared/json.ts'
import type { AcceptedSubscription } from './subscription.ts'

/** AppSync's limits for an enhanced filter. */
const limits = { groups: 10, filters: 5, values: 5, containsAny: 20 }
const operators = [
  'eq',
  'ne',
  'le',
  'lt',
  'ge',
  'gt',
  'contains',
  'notContains',
  'beginsWith',
  'in',
  'notIn',
  'between',
  'containsAny',
]

function ruleFault(rule: unknown): string | undefined {
  const { fieldName, operator, value } = asRecord(rule)
  if (typeof fieldName !== 'string' || fieldName === '') return 'a filter names no field'
  if (fieldName.length > 256) return 'the name of a field is longer than 256 characters'
  if (fieldName.split('.').length > 5) return `the field ${fieldName} is nested more than 5 levels`
  if (typeof operator !== 'string' || !operators.includes(operator))
    return `the operator ${String(operator)} does not exist`
  const isList = ['in', 'notIn', 'between', 'containsAny'].includes(operator)
  if (isList !== Array.isArray(value)) return `the operator ${operator} ${isList ? 'needs a list' : 'takes no list'}`
  if (operator === 'between' && asList(value).length !== 2) return 'between needs two values'
  const most = operator === 'containsAny' ? limits.containsAny : limits.values
  if (isList && asList(value).length > most) return `the operator ${operator} takes at most ${most} values`
  return value === null || value === undefined || isRecord(value)
    ? `the value of ${fieldName} is no text, number, boolean or list`
    : undefined
}

/** Why AppSync would reject an enhanced filter, or undefined. */
export function filterFault(filter: unknown): string | undefined {
  const groups = asList(asRecord(filter)['filterGroup'])
  if (groups.length === 0) return 'the filter has no filterGroup'
  if (groups.length > limits.groups) return `the filter has more than ${limits.groups} groups`
  for (const group of groups) {
    const filters = asList(asRecord(group)['filters'])
    if (filters.length === 0) return 'a group has no filters'
    if (filters.length > limits.filters) return `a group has more than ${limits.filters} filters`
    for (const rule of filters) {
      const fault = ruleFault(rule)
      if (fault) return fault
    }
  }
  return undefined
}

export type Acceptance =
  { ok: true; subscription: AcceptedSubscription } | { ok: false; errors: readonly Partial<WireError>[] }

type Root = {
  field: string
  nodes: readonly FieldNode[]
  args: Readonly<Record<string, unknown>>
  fragments: GraphQLResolveInfo['fragments']
}

/** A key for the parts of a subscription that determine the content of its messages. */
function shapeOf({ nodes, fragments }: Root, caller: Caller, variables: OperationRequest['variables']): string {
  const selection = nodes
    .map((node) => `${node.alias?.value ?? ''} ${node.selectionSet ? print(node.selectionSet) : ''}`)
    .join('\n')
  const used = Object.values(fragments)
    .map((fragment) => print(fragment))
    .join('\n')
  const conditional = /@(include|skip)\b/.test(selection + used) ? JSON.stringify(variables) : ''
  const groups = caller.mode === 'AWS_IAM' ? [] : [...caller.groups].sort()
  return JSON.stringify([selection, used, conditional, caller.mode, groups])
}

function refusalOf(error: unknown): Partial<WireError>[] {
  if (!(error instanceof RequestError)) throw error
  return [{ errorType: error.errorType, message: error.message }]
}

async function runRoot(
  api: Api,
  scope: Scope,
  request: OperationRequest,
): Promise<{ root: Root } | { errors: readonly Partial<WireError>[] }> {
  const prepared = prepareOperation(api, request)
  if (!prepared.ok) return { errors: prepared.errors }
  const { document, operation } = prepared
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    return {
      errors: [
        {
          errorType: 'UnsupportedOperation',
          message: `${operation.operation} not supported through the realtime channel`,
        },
      ],
    }
  let root: Root | undefined
  const fieldResolver: GraphQLFieldResolver<unknown, Scope, Record<string, unknown>> = async (
    source,
    args,
    context,
    info,
  ) => {
    root = { field: info.fieldName, nodes: info.fieldNodes, args, fragments: info.fragments }
    await resolveField(source, args, context, info)
    return null
  }
  const result = await execute({
    schema: api.schema,
    document,
    contextValue: scope,
    variableValues: request.variables,
    operationName: operation.name?.value,
    fieldResolver,
  })
  for (const { originalError } of result.errors ?? []) if (originalError instanceof RequestError) throw originalError
  const errors = (result.errors ?? [])
    .filter(({ originalError, path }) => path === undefined || originalError instanceof FieldError)
    .map((error) => toWireError(error, api.schema))
  if (errors.length > 0 || scope.appended.length > 0) return { errors: [...errors, ...scope.appended] }
  return root
    ? { root }
    : { errors: [{ errorType: 'BadRequestException', message: 'The subscription selects no field.' }] }
}

/** Authorizes a subscription, runs its resolver, and applies the filters that the resolver set. */
export async function acceptSubscription(
  api: Api,
  caller: Caller,
  headers: Scope['headers'],
  request: OperationRequest,
): Promise<Acceptance> {
  const scope = createScope(api, caller, headers, request.variables)
  const outcome = await runRoot(api, scope, request).catch((error: unknown) => ({ errors: refusalOf(error) }))
  if ('errors' in outcome) return { ok: false, errors: outcome.errors }
  const { root } = outcome
  const { filter, invalidationFilter } = scope.subscription
  for (const set of [filter, invalidationFilter]) {
    const fault = set === undefined ? undefined : filterFault(set)
    if (fault)
      return {
        ok: false,
        errors: [{ errorType: 'BadRequestException', message: `Invalid subscription filter: ${fault}.` }],
      }
  }
  const fragments: ReadonlyMap<string, FragmentDefinitionNode> = new Map(Object.entries(root.fragments))
  const shape = shapeOf(root, caller, request.variables)
  return {
    ok: true,
    subscription: {
      field: root.field,
      nodes: root.nodes,
      fragments,
      shape,
      caller,
      args: root.args,
      ...(filter === undefined ? {} : { filter }),
      ...(invalidationFilter === undefined ? {} : { invalidationFilter }),
    },
  }
}
