import { isDeepStrictEqual } from 'node:util'
import { asRecord, toText, asList, isRecord } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'
import { renderExpression } from './dynamodb-expression.ts'

type Rule = { fieldName: string; operator: string; value: unknown }
/** Alternatives, each a list of rules that must all match. */
type Groups = readonly (readonly Rule[])[]

/**
 * Combines two sides with AND: every alternative of one with every alternative of the other; an empty side matches
 * everything.
 */
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

/** Converts a filter object to AppSync's groups by expanding the alternatives; null if the filter isn't an object. */
function toSubscriptionFilter(filter: unknown, ignored: unknown, rules: unknown): { filterGroup: unknown[] } | null {
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

type Query = Record<string, unknown>

const must = (queries: readonly Query[]): Query => ({ bool: { must: queries } })

function operatorQuery(field: string, operator: string, value: unknown): Query {
  switch (operator) {
    case 'eq':
      return { term: { [field]: value } }
    case 'ne':
      return { bool: { must_not: { term: { [field]: value } } } }
    case 'range': {
      const [gte, lte] = asList(value)
      return { range: { [field]: { gte, lte } } }
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return { range: { [field]: { [operator]: value } } }
    case 'match':
      return { match: { [field]: value } }
    case 'matchPhrase':
      return { match_phrase: { [field]: value } }
    case 'matchPhrasePrefix':
      return { match_phrase_prefix: { [field]: value } }
    case 'wildcard':
      return { wildcard: { [field]: value } }
    case 'regexp':
      return { regexp: { [field]: value } }
    case 'multiMatch':
      return { multi_match: { query: value, fields: [field] } }
    case 'exists':
      return value === true ? { exists: { field } } : { bool: { must_not: { exists: { field } } } }
    default:
      throw new Error(`${operator} is no operator of an OpenSearch query`)
  }
}

function entryQuery(key: string, value: unknown): Query {
  if (key === 'and') return must(asList(value).map(toOpenSearchQuery))
  if (key === 'or') return { bool: { should: asList(value).map(toOpenSearchQuery) } }
  if (key === 'not') return { bool: { must_not: toOpenSearchQuery(value) } }
  const queries = Object.entries(asRecord(value)).map(([operator, operand]) => operatorQuery(key, operator, operand))
  const [only] = queries
  return queries.length === 1 && only ? only : must(queries)
}

/** Converts a filter object to the query DSL; fields and operators are combined with AND. */
function toOpenSearchQuery(filter: unknown): Query {
  const queries = Object.entries(asRecord(filter)).map(([key, value]) => entryQuery(key, value))
  const [only] = queries
  return queries.length === 1 && only ? only : must(queries)
}

/** The maximum number of different invalidations per request in AppSync. */
const mostInvalidations = 5

const refused =
  (sentence: string): CodeFunction =>
  () => {
    throw new Error(sentence)
  }

const expression: CodeFunction = (_run, filter) => {
  const rendered = renderExpression(filter)
  return rendered && JSON.stringify(rendered)
}

/** `util.transform`, `util.xml`, `util.rds`, `extensions` and `console`. */
export const extensionFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.transform.toDynamoDBFilterExpression': expression,
  'util.transform.toDynamoDBConditionExpression': expression,
  'util.transform.toElasticsearchQueryDSL': (_run, filter) => JSON.stringify(toOpenSearchQuery(filter)),
  'util.transform.toSubscriptionFilter': (_run, filter, ignored, rules) => toSubscriptionFilter(filter, ignored, rules),
  'util.xml.toMap': refused('util.xml is not offered by the local AppSync runtime'),
  'util.xml.toJsonString': refused('util.xml is not offered by the local AppSync runtime'),
  'util.rds.toJsonObject': refused(
    'util.rds is not offered by the local AppSync runtime: the API has no relational data source',
  ),
  'extensions.evictFromApiCache': () => undefined,
  'extensions.setSubscriptionFilter': (run, filter) => {
    run.subscriptionFilter = filter
    return undefined
  },
  'extensions.setSubscriptionInvalidationFilter': (run, filter) => {
    run.invalidationFilter = filter
    return undefined
  },
  'extensions.invalidateSubscriptions': (run, target) => {
    const { subscriptionField, payload } = asRecord(target)
    const invalidation = { subscriptionField: toText(subscriptionField), payload: asRecord(payload) }
    if (run.invalidations.some((known) => isDeepStrictEqual(known, invalidation))) return undefined
    if (run.invalidations.length >= mostInvalidations)
      throw new Error(`A request may invalidate subscriptions ${mostInvalidations} times at most`)
    run.invalidations.push(invalidation)
    return undefined
  },
  'console.log': (run, ...values) => run.log('info', values),
  'console.info': (run, ...values) => run.log('info', values),
  'console.debug': (run, ...values) => run.log('debug', values),
  'console.warn': (run, ...values) => run.log('warn', values),
  'console.error': (run, ...values) => run.log('error', values),
}
