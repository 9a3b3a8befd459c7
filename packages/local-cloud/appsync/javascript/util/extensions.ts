import { isDeepStrictEqual } from 'node:util'
import { asRecord, toText } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'
import { renderExpression } from './dynamodb-expression.ts'
import { toOpenSearchQuery } from './opensearch-query.ts'
import { toSubscriptionFilter } from './subscription-filter.ts'

/** How many different invalidations AppSync takes of one request. */
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
