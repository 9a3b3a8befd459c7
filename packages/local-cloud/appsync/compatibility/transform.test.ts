import { describe, expect, it } from 'vitest'
import { asRecord } from '#shared/json.ts'
import { evaluateExpression } from '../testing/evaluate-body.ts'

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : text)
const toFilter = (filter: unknown) =>
  parsed(evaluateExpression('util.transform.toDynamoDBFilterExpression(ctx.args.filter)', { args: { filter } }))
const toCondition = (filter: unknown) =>
  parsed(evaluateExpression('util.transform.toDynamoDBConditionExpression(ctx.args.filter)', { args: { filter } }))
const toSubscriptionFilter = (...args: readonly unknown[]) =>
  evaluateExpression('util.transform.toSubscriptionFilter(ctx.args.a, ctx.args.b, ctx.args.c)', {
    args: { a: args[0], b: args[1], c: args[2] },
  })

describe('transformation-helpers-in-utils-transform-js: DynamoDB expressions', () => {
  it.each<[unknown, string]>([
    [{ title: { contains: 'a' } }, '(contains(#title,:title_contains))'],
    [{ v: { eq: 1 } }, '(#v = :v_eq)'],
    [{ v: { ne: 1 } }, '(#v <> :v_ne)'],
    [{ v: { ge: 1, le: 5 } }, '((#v >= :v_ge) AND (#v <= :v_le))'],
    [{ a: { eq: 1 }, b: { eq: 2 } }, '(#a = :a_eq) AND (#b = :b_eq)'],
    [{ v: { between: ['1', '9'] } }, '(#v BETWEEN :v_between_start AND :v_between_end)'],
    [{ v: { in: ['a', 'b'] } }, '(#v IN (:v_in_0, :v_in_1))'],
    [{ v: { attributeExists: false } }, '(attribute_not_exists(#v))'],
    [{ v: { attributeType: 'string' } }, '(attribute_type(#v,:v_attributeType))'],
    [{ v: { notContains: 'x' } }, '(NOT contains(#v,:v_notContains))'],
    [{ v: { beginsWith: 'x' } }, '(begins_with(#v,:v_beginsWith))'],
    [{ v: { size: { gt: 2 } } }, '(size(#v) > :v_size_gt)'],
    [{ v: { size: { size: { gt: 1 } } } }, '(size(#v) > :v_size_size_gt)'],
    [{ and: [{ a: { eq: 1 } }] }, '(#a = :and_0_a_eq)'],
    [{ and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, '((#a = :and_0_a_eq) AND (#b = :and_1_b_eq))'],
    [
      { or: [{ and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { c: { eq: 3 } }] },
      '(((#a = :or_0_and_0_a_eq) AND (#b = :or_0_and_1_b_eq)) OR (#c = :or_1_c_eq))',
    ],
    [{ not: { a: { eq: 1 } } }, '(NOT (#a = :not_a_eq))'],
    [
      { not: { and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] } },
      '(NOT ((#a = :not_and_0_a_eq) AND (#b = :not_and_1_b_eq)))',
    ],
    [{ and: [{ not: { a: { eq: 1 } } }, { b: { eq: 2 } }] }, '((NOT (#a = :and_0_not_a_eq)) AND (#b = :and_1_b_eq))'],
    [{ 'a.b': { eq: 1 } }, '(#a.b = :a.b_eq)'],
    [{}, ''],
  ])('renders %j', (filter, expression) => expect(asRecord(toFilter(filter))['expression']).toBe(expression))

  it('binds names and typed values', () => {
    expect(toCondition({ and: [{ id: { attributeExists: true } }, { _version: { eq: 1 } }] })).toEqual({
      expression: '((attribute_exists(#id)) AND (#_version = :and_1__version_eq))',
      expressionNames: { '#id': 'id', '#_version': '_version' },
      expressionValues: { ':and_1__version_eq': { N: 1 } },
    })
  })

  it.each([
    undefined,
    null,
    [],
    'text',
    { v: { foo: 1 } },
    { v: 'x' },
    { and: { a: { eq: 1 } } },
    { and: [null] },
    { not: [{}] },
    { v: { between: [1] } },
    { v: { in: 'x' } },
    { v: { attributeExists: 'yes' } },
    { v: { attributeType: 'S' } },
    { v: { size: 3 } },
  ])('returns null for %j', (filter) => expect(toFilter(filter)).toBeNull())
})

describe('transformation-helpers-in-utils-transform-js: subscription filters', () => {
  const groups = (...list: unknown[][]) => ({ filterGroup: list.map((filters) => ({ filters })) })
  const rule = (fieldName: string, operator: string, value: unknown) => ({ fieldName, operator, value })

  it('combines fields with and, and expands alternatives into groups', () => {
    expect(toSubscriptionFilter({ a: { eq: 1 }, b: { eq: 2 } }, null, null)).toEqual(
      groups([rule('a', 'eq', 1), rule('b', 'eq', 2)]),
    )
    expect(toSubscriptionFilter({ or: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, null, null)).toEqual(
      groups([rule('a', 'eq', 1)], [rule('b', 'eq', 2)]),
    )
    expect(
      toSubscriptionFilter({ and: [{ a: { eq: 1 } }, { or: [{ b: { eq: 2 } }, { c: { eq: 3 } }] }] }, null, null),
    ).toEqual(groups([rule('a', 'eq', 1), rule('b', 'eq', 2)], [rule('a', 'eq', 1), rule('c', 'eq', 3)]))
  })

  it('returns the result in the documentation’s example', () => {
    const filter = {
      percentageUp: { lte: 50, gte: 20 },
      and: [{ title: { ne: 'Book1' } }, { downvotes: { gt: 2000 } }],
      or: [{ author: { eq: 'Admin' } }, { isPublished: { eq: false } }],
    }
    const [title, down] = [rule('title', 'ne', 'Book1'), rule('downvotes', 'gt', 2000)]
    const [author, published] = [rule('author', 'eq', 'Admin'), rule('isPublished', 'eq', false)]
    const [low, high] = [rule('percentageUp', 'lte', 50), rule('percentageUp', 'gte', 20)]
    expect(toSubscriptionFilter(filter, [], null)).toEqual(
      groups(
        [low, title, down, author],
        [low, title, down, published],
        [high, title, down, author],
        [high, title, down, published],
      ),
    )
  })

  it('drops ignored fields at every level and adds rules as alternatives', () => {
    expect(toSubscriptionFilter({ a: { eq: 1 }, and: [{ b: { eq: 2 } }] }, ['b'], null)).toEqual(
      groups([rule('a', 'eq', 1)]),
    )
    expect(toSubscriptionFilter({ a: { eq: 1 } }, [], { r1: { gte: 250 }, r2: { eq: 'p' } })).toEqual(
      groups([rule('a', 'eq', 1), rule('r1', 'gte', 250)], [rule('a', 'eq', 1), rule('r2', 'eq', 'p')]),
    )
    expect(toSubscriptionFilter({}, [], { r1: { eq: 1 } })).toEqual(groups([rule('r1', 'eq', 1)]))
  })

  it('returns no groups for an empty filter and null without a filter', () => {
    expect([{}, { a: {} }, { and: [] }].map((filter) => toSubscriptionFilter(filter, null, null))).toEqual([
      groups(),
      groups(),
      groups(),
    ])
    expect([null, undefined, [], '{"a":{"eq":1}}'].map((filter) => toSubscriptionFilter(filter, null, null))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('transformation-helpers-in-utils-transform-js: OpenSearch', () => {
  it('returns the query in the documentation’s example', () => {
    expect(
      parsed(
        evaluateExpression(
          "util.transform.toElasticsearchQueryDSL({ upvotes: { ne: 15, range: [10, 20] }, title: { eq: 'hihihi', wildcard: 'h*i' } })",
        ),
      ),
    ).toEqual({
      bool: {
        must: [
          {
            bool: {
              must: [{ bool: { must_not: { term: { upvotes: 15 } } } }, { range: { upvotes: { gte: 10, lte: 20 } } }],
            },
          },
          { bool: { must: [{ term: { title: 'hihihi' } }, { wildcard: { title: 'h*i' } }] } },
        ],
      },
    })
  })
})
