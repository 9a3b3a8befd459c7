import { asList, asRecord, isRecord } from '#shared/json.ts'

/** AppSync's limits of an enhanced filter. */
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

/** Why AppSync would refuse an enhanced filter, or undefined. */
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
