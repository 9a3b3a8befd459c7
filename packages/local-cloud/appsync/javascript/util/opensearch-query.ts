import { asList, asRecord } from '#shared/json.ts'

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

/** The query DSL of a filter object; fields and operators are combined with AND. */
export function toOpenSearchQuery(filter: unknown): Query {
  const queries = Object.entries(asRecord(filter)).map(([key, value]) => entryQuery(key, value))
  const [only] = queries
  return queries.length === 1 && only ? only : must(queries)
}
