import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { isOpenTo } from '../authorization/authorize-field.ts'
import type { Caller } from '../authorization/caller.ts'
import type { FieldRule } from '../authorization/field-rules.ts'
import { isRecord } from '#shared/json.ts'
import type { AcceptedSubscription } from './subscription.ts'

type Setting = {
  schema: GraphQLSchema
  rules: ReadonlyMap<string, FieldRule>
  caller: Caller
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  errors: { message: string; path: readonly (string | number)[] }[]
}

/** Thrown up to the nearest nullable field. */
class MissingValue extends Error {}

function includes(setting: Setting, condition: string | undefined, typeName: string): boolean {
  if (condition === undefined || condition === typeName) return true
  const type = setting.schema.getType(condition)
  const concrete = setting.schema.getType(typeName)
  return isAbstractType(type) && isObjectType(concrete) && setting.schema.isSubType(type, concrete)
}

function collect(setting: Setting, set: SelectionSetNode, typeName: string, into: Map<string, FieldNode[]>): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      into.set(key, [...(into.get(key) ?? []), node])
      continue
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : setting.fragments.get(node.name.value)
    if (fragment && includes(setting, fragment.typeCondition?.name.value, typeName))
      collect(setting, fragment.selectionSet, typeName, into)
  }
}

function complete(
  setting: Setting,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  value: unknown,
  path: readonly (string | number)[],
): unknown {
  const nullable = getNullableType(type)
  if (value === null || value === undefined) {
    if (isNonNullType(type)) {
      setting.errors.push({
        message: `Cannot return null for non-nullable type: '${getNamedType(type).name}' (/${path.join('/')})`,
        path,
      })
      throw new MissingValue()
    }
    return null
  }
  try {
    if (isListType(nullable))
      return Array.isArray(value)
        ? value.map((item, index) => complete(setting, nullable.ofType, nodes, item, [...path, index]))
        : null
    return isRecord(value) && nodes.some(({ selectionSet }) => selectionSet)
      ? completeObject(setting, getNamedType(type).name, nodes, value, path)
      : value
  } catch (error) {
    if (error instanceof MissingValue && !isNonNullType(type)) return null
    throw error
  }
}

function completeObject(
  setting: Setting,
  declared: string,
  nodes: readonly FieldNode[],
  value: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
) {
  const known = value['__typename']
  const typeName = typeof known === 'string' ? known : declared
  const type = setting.schema.getType(typeName)
  const fields = new Map<string, FieldNode[]>()
  for (const { selectionSet } of nodes) if (selectionSet) collect(setting, selectionSet, typeName, fields)
  const out: Record<string, unknown> = {}
  for (const [key, [first, ...rest]] of fields) {
    if (!first) continue
    const name = first.name.value
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    if (name === '__typename') out[key] = typeName
    else if (field) {
      const isOpen = isOpenTo(setting.caller, setting.rules.get(`${typeName}.${name}`))
      out[key] = complete(setting, field.type, [first, ...rest], isOpen ? value[name] : null, [...path, key])
    }
  }
  return out
}

/**
 * Renders a message as JSON: the subscription's selection of the mutation's result, with null for fields that the
 * mutation didn't select.
 */
export function renderPayload(
  schema: GraphQLSchema,
  rules: ReadonlyMap<string, FieldRule>,
  subscription: AcceptedSubscription,
  value: unknown,
): string {
  const { field, nodes, fragments, caller } = subscription
  const type = schema.getSubscriptionType()?.getFields()[field]?.type
  const key = nodes[0]?.alias?.value ?? field
  if (!type) return JSON.stringify({ data: { [key]: null } })
  const setting: Setting = { schema, rules, caller, fragments, errors: [] }
  try {
    const data = complete(setting, type, nodes, value, [key])
    return JSON.stringify({ data: { [key]: data }, ...(setting.errors.length > 0 ? { errors: setting.errors } : {}) })
  } catch (error) {
    if (!(error instanceof MissingValue)) throw error
    return JSON.stringify({ data: null, errors: setting.errors })
  }
}
