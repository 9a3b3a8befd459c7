import { isObject, objectOf, textsOf, type Json, type JsonObject } from '../shared/json.ts'
import { BrokenTemplate } from './broken-template.ts'
import { matchesPattern } from './match-pattern.ts'

/** What a request says about itself: condition key (lower case) → its values. */
export type RequestContext = Record<string, string[]>

type Compare = (wanted: string[], value: string) => boolean

const equals: Compare = (wanted, value) => wanted.includes(value)
const like: Compare = (wanted, value) => wanted.some((pattern) => matchesPattern(pattern, value))

const compares: Record<string, Compare> = {
  StringEquals: equals,
  StringNotEquals: (wanted, value) => !equals(wanted, value),
  StringEqualsIgnoreCase: (wanted, value) => wanted.some((pattern) => pattern.toLowerCase() === value.toLowerCase()),
  StringLike: like,
  StringNotLike: (wanted, value) => !like(wanted, value),
  ArnEquals: like,
  ArnLike: like,
  Bool: equals,
  NumericEquals: equals,
}

function holds(operator: string, wanted: string[], values: string[] | undefined): boolean {
  // A key without a value is like none.
  if (operator === 'Null') return wanted.includes(String(values === undefined || values.length === 0))
  const [, set, name = '', ifExists] = /^(ForAllValues:|ForAnyValue:)?(\w+?)(IfExists)?$/.exec(operator) ?? []
  const compare = compares[name]
  if (compare === undefined)
    throw new BrokenTemplate(`a policy uses the condition ${operator}, which the local cloud does not know.`)
  if (values === undefined) return ifExists !== undefined || set === 'ForAllValues:' || name.includes('Not')
  if (set === 'ForAnyValue:') return values.some((value) => compare(wanted, value))
  return values.every((value) => compare(wanted, value))
}

/** Whether all conditions of a policy statement hold for a request, by IAM's rules (a key that is absent passes `ForAllValues`). */
export function matchesConditions(conditions: Json | undefined, context: RequestContext): boolean {
  return Object.entries(objectOf(conditions)).every(([operator, keys]) => {
    const wanted: JsonObject = isObject(keys) ? keys : {}
    return Object.entries(wanted).every(([key, value]) =>
      holds(operator, typeof value === 'boolean' ? [String(value)] : textsOf(value), context[key.toLowerCase()]),
    )
  })
}
