import { isRecord } from '#shared/json.ts'
import { toDynamoDb } from './to-dynamodb.ts'

/** An expression with its names and typed values. */
export type Expression = {
  expression: string
  expressionNames: Record<string, string>
  expressionValues: Record<string, unknown>
}

type Scope = { names: Record<string, string>; values: Record<string, unknown> }
type Operand = { target: string; value: string; scope: Scope }

const comparisons: Readonly<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' }
const calls: Readonly<Record<string, string>> = {
  contains: 'contains',
  notContains: 'NOT contains',
  beginsWith: 'begins_with',
}
const typeCodes: Readonly<Record<string, string>> = {
  _null: 'NULL',
  string: 'S',
  stringSet: 'SS',
  number: 'N',
  numberSet: 'NS',
  binary: 'B',
  binarySet: 'BS',
  boolean: 'BOOL',
  list: 'L',
  map: 'M',
}

/** Thrown for a filter for which AppSync returns null. */
class NotRenderable extends Error {}

const unrenderable = (): never => {
  throw new NotRenderable('the filter cannot be rendered')
}

function bind({ scope }: Operand, name: string, value: unknown): string {
  scope.values[name] = toDynamoDb(value)
  return name
}

function range(operand: Operand, bounds: unknown): string {
  if (!Array.isArray(bounds) || bounds.length < 2) return unrenderable()
  const from = bind(operand, `${operand.value}_between_start`, bounds[0])
  const to = bind(operand, `${operand.value}_between_end`, bounds[1])
  return `(${operand.target} BETWEEN ${from} AND ${to})`
}

function membership(operand: Operand, list: unknown): string {
  if (!Array.isArray(list)) return unrenderable()
  if (list.length === 0) return '(null)'
  return `(${operand.target} IN (${list.map((item, index) => bind(operand, `${operand.value}_in_${index}`, item)).join(', ')}))`
}

function renderOperator(operand: Operand, operator: string, value: unknown): string {
  const comparison = comparisons[operator]
  if (comparison) return `(${operand.target} ${comparison} ${bind(operand, `${operand.value}_${operator}`, value)})`
  const call = calls[operator]
  if (call) return `(${call}(${operand.target},${bind(operand, `${operand.value}_${operator}`, value)}))`
  if (operator === 'between') return range(operand, value)
  if (operator === 'in') return membership(operand, value)
  if (operator === 'attributeExists' && typeof value === 'boolean')
    return `(${value ? 'attribute_exists' : 'attribute_not_exists'}(${operand.target}))`
  const code = operator === 'attributeType' && typeof value === 'string' ? typeCodes[value] : undefined
  if (code) return `(attribute_type(${operand.target},${bind(operand, `${operand.value}_attributeType`, code)}))`
  if (operator === 'size') {
    const target = operand.target.startsWith('size(') ? operand.target : `size(${operand.target})`
    return renderOperators({ ...operand, target, value: `${operand.value}_size` }, value)
  }
  return unrenderable()
}

function wrapped(parts: readonly string[], joiner: 'AND' | 'OR'): string {
  return parts.length > 1 ? `(${parts.join(` ${joiner} `)})` : (parts[0] ?? '')
}

function renderOperators(operand: Operand, operators: unknown): string {
  if (!isRecord(operators)) return unrenderable()
  return wrapped(
    Object.entries(operators).map(([operator, value]) => renderOperator(operand, operator, value)),
    'AND',
  )
}

function renderEntry(scope: Scope, prefix: string, key: string, value: unknown): string {
  if (key === 'and' || key === 'or') {
    if (!Array.isArray(value)) return unrenderable()
    return wrapped(
      value.map((item, index) => render(scope, `${prefix}${key}_${index}_`, item)),
      key === 'and' ? 'AND' : 'OR',
    )
  }
  if (key === 'not') return `(NOT ${render(scope, `${prefix}not_`, value)})`
  scope.names[`#${key}`] = key
  return renderOperators({ target: `#${key}`, value: `:${prefix}${key}`, scope }, value)
}

function render(scope: Scope, prefix: string, filter: unknown): string {
  if (!isRecord(filter)) return unrenderable()
  return Object.entries(filter)
    .map(([key, value]) => renderEntry(scope, prefix, key, value))
    .join(' AND ')
}

/**
 * Renders a filter object as a DynamoDB expression with AppSync's placeholder names; null for a filter that AppSync
 * cannot render.
 */
export function renderExpression(filter: unknown): Expression | null {
  const scope: Scope = { names: {}, values: {} }
  try {
    const expression = render(scope, '', filter)
    return { expression, expressionNames: scope.names, expressionValues: scope.values }
  } catch (error) {
    if (error instanceof NotRenderable) return null
    throw error
  }
}
