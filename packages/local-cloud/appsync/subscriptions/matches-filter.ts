import { asList, asRecord, isRecord, toText } from '#shared/json.ts'

type Test = (value: unknown, wanted: unknown) => boolean

const same: Test = (value, wanted) =>
  value === wanted ||
  (typeof value !== typeof wanted && isScalar(value) && isScalar(wanted) && String(value) === String(wanted))
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

function compare(value: unknown, wanted: unknown): number | undefined {
  if (typeof value === 'number' && typeof wanted === 'number') return value - wanted
  if (typeof value === 'string' && typeof wanted === 'string') return value < wanted ? -1 : value > wanted ? 1 : 0
  return undefined
}

const ordered =
  (accepts: (order: number) => boolean): Test =>
  (value, wanted) => {
    const order = compare(value, wanted)
    return order !== undefined && accepts(order)
  }

const isIn: Test = (value, list) => asList(list).some((item) => same(value, item))
const contains: Test = (value, wanted) =>
  Array.isArray(value)
    ? value.some((item) => same(item, wanted))
    : typeof value === 'string' && value.includes(toText(wanted))

const tests: Readonly<Record<string, Test>> = {
  eq: same,
  ne: (value, wanted) => !same(value, wanted),
  le: ordered((order) => order <= 0),
  lt: ordered((order) => order < 0),
  ge: ordered((order) => order >= 0),
  gt: ordered((order) => order > 0),
  contains,
  notContains: (value, wanted) => !contains(value, wanted),
  beginsWith: (value, wanted) => typeof value === 'string' && value.startsWith(toText(wanted)),
  in: isIn,
  notIn: (value, list) => !isIn(value, list),
  between: (value, bounds) => {
    const [from, to] = asList(bounds)
    const [low, high] = [compare(value, from), compare(value, to)]
    return low !== undefined && high !== undefined && low >= 0 && high <= 0
  },
  containsAny: (value, list) => asList(list).some((item) => contains(value, item)),
}

/** The value at a dotted path; undefined if a step is missing. */
function valueAt(payload: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), payload)
}

function holds(payload: unknown, rule: unknown): boolean {
  const { fieldName, operator, value: wanted } = asRecord(rule)
  const value = valueAt(payload, toText(fieldName))
  const test = tests[toText(operator)]
  return value !== undefined && test !== undefined && test(value, wanted)
}

/**
 * Whether a payload matches an enhanced filter: at least one group must match, and all filters of a group must. A
 * missing field or unknown operator never matches.
 */
export function matchesFilter(payload: unknown, filter: unknown): boolean {
  const groups = asList(asRecord(filter)['filterGroup'])
  return groups.some((group) => asList(asRecord(group)['filters']).every((rule) => holds(payload, rule)))
}

/**
 * Whether a payload matches the arguments of a subscription: each argument must equal the field with its name. A
 * missing argument matches anything; null matches only null.
 */
export const matchesArguments = (payload: unknown, args: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(args).every(([name, wanted]) => {
    const value = valueAt(payload, name)
    return wanted === undefined || (value !== undefined && same(value, wanted))
  })
