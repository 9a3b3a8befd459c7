import { asList, isRecord } from '#shared/json.ts'

type Rule = { fieldName: string; operator: string; value: unknown }
/** Alternatives, each a list of rules that must all hold. */
type Groups = readonly (readonly Rule[])[]

/** Both must hold: every alternative of one with every alternative of the other; an empty side says nothing. */
function both(left: Groups, right: Groups): Groups {
  if (left.length === 0) return right
  if (right.length === 0) return left
  return left.flatMap((a) => right.map((b) => [...a, ...b]))
}

function groupsOf(filter: unknown, ignored: readonly unknown[]): Groups {
  if (!isRecord(filter)) return []
  const entries = Object.entries(filter)
  const fields = entries.filter(([key]) => key !== 'and' && key !== 'or' && !ignored.includes(key))
  const ofFields = fields.map(([fieldName, operators]): Groups =>
    isRecord(operators) ? Object.entries(operators).map(([operator, value]) => [{ fieldName, operator, value }]) : [],
  )
  const ofAnd = asList(filter['and']).map((item) => groupsOf(item, ignored))
  const ofOr = asList(filter['or']).flatMap((item) => groupsOf(item, ignored))
  return [...ofFields, ...ofAnd, ofOr].reduce(both, [])
}

/** The groups AppSync makes of a filter object: alternatives multiply out; null when the filter is no object. */
export function toSubscriptionFilter(
  filter: unknown,
  ignored: unknown,
  rules: unknown,
): { filterGroup: unknown[] } | null {
  if (!isRecord(filter)) return null
  const alternatives: Groups = isRecord(rules)
    ? Object.entries(rules).flatMap(([fieldName, operators]) =>
        isRecord(operators)
          ? Object.entries(operators).map(([operator, value]) => [{ fieldName, operator, value }])
          : [],
      )
    : []
  return { filterGroup: both(groupsOf(filter, asList(ignored)), alternatives).map((filters) => ({ filters })) }
}
