import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluateCode } from '../evaluate-code.ts'
import { createAppSync } from '../start-appsync.ts'
import { filterFault } from '../subscriptions/accept-subscription.ts'
import { code, pipe, sampleOptions, unit } from '../testing/sample-resolvers.ts'
import { startApi, type TestApi, testOptions } from '../testing/start-api.ts'

const schema = 'type Query { numbers: [Int!] node: Node many: [Node] } type Node { id: Int again: Node }'
const options = (limits: { queryDepthLimit: number; resolverCountLimit: number; introspection: boolean }) =>
  testOptions(schema, {
    ...limits,
    resolvers: [
      unit('numbers', 'none', code('return { payload: [1, 2] }')),
      unit('node', 'none', code('return { payload: { id: 1 } }')),
      unit('again', 'none', code('return { payload: { id: 2 } }'), { typeName: 'Node' }),
    ],
  })

let limited: TestApi
let unlimited: TestApi
beforeAll(async () => {
  limited = await startApi(options({ queryDepthLimit: 4, resolverCountLimit: 3, introspection: false }))
  unlimited = await startApi(options({ queryDepthLimit: 0, resolverCountLimit: 0, introspection: true }))
})
afterAll(async () => {
  await limited.close()
  await unlimited.close()
})
const nested = (levels: number): string => `{ node { ${'again { '.repeat(levels - 2)}id${' }'.repeat(levels - 2)} } }`
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, n) => `a${n}: numbers`).join(' ')} }`

describe('configuration-limits: introspection, depth, resolvers', () => {
  it('introspection returns a validation error when it’s off and an answer when it’s on', async () => {
    const query = '{ __schema { queryType { name } } }'
    expect((await limited.post(query)).errors).toMatchObject([{ errorType: 'ValidationError' }])
    expect((await unlimited.post(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } })
  })

  it('__typename doesn’t count as introspection', async () => {
    expect((await limited.post('{ node { __typename } }')).data).toEqual({ node: { __typename: 'Node' } })
  })

  it.each([
    [3, []],
    [4, []],
    [5, [{ errorType: 'QueryDepthLimitReached', path: null }]],
    [9, [{ errorType: 'QueryDepthLimitReached', path: null }]],
  ])('a query depth of %i under a limit of 4 returns %j', async (levels, errors) => {
    const reached = (await limited.post(nested(levels))).errors.filter(
      ({ errorType }) => errorType === 'QueryDepthLimitReached',
    )
    expect(reached).toMatchObject(errors)
    expect(reached).toHaveLength(errors.length)
  })

  it.each([
    [
      'doubled fragments',
      `{ node { ...F0 } } ${Array.from({ length: 25 }, (_, n) => `fragment F${n} on Node { ${n === 24 ? 'id' : `...F${n + 1} ...F${n + 1} again { ...F${n + 1} }`} }`).join(' ')}`,
    ],
    ['twenty thousand aliases', aliases(20_000)],
  ])('answers a query of %s in less than 400 ms', async (_, query) => {
    for (const api of [limited, unlimited]) {
      // CPU time of this process only, so other load doesn't affect it. Without the limit, the query takes hours.
      const before = process.cpuUsage()
      await api.post(query)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(400)
    }
  })

  it('fragments count toward the depth with the levels they contain', async () => {
    const query = '{ node { ...A } } fragment A on Node { again { again { ... on Node { again { id } } } } }'
    expect((await limited.post(query)).errors).toMatchObject([{ errorType: 'QueryDepthLimitReached' }])
  })

  it('resolvers beyond the limit return errors for their fields and keep earlier results', async () => {
    const { data, errors } = await limited.post(aliases(4))
    expect(data).toEqual({ a0: [1, 2], a1: [1, 2], a2: [1, 2], a3: null })
    expect(errors).toMatchObject([{ path: ['a3'], errorType: 'ResolverExecutionLimitReached' }])
  })

  it('an API without limits allows any depth and 10,000 resolvers', async () => {
    expect((await unlimited.post(nested(60))).errors).toEqual([])
    const { errors } = await unlimited.post(aliases(10_001))
    expect(errors).toMatchObject([{ path: ['a10000'], errorType: 'ResolverExecutionLimitReached' }])
  }, 60_000)
})

// The quotas come from docs.aws.amazon.com/general/latest/gr/appsync.html and the API reference.
describe('general/appsync: sizes', () => {
  it('a document over 1 MB is rejected with 413', async () => {
    expect((await limited.post(`{ numbers } # ${'x'.repeat(1_000_000)}`)).status).toBe(200)
    expect((await limited.post(`{ numbers } # ${'x'.repeat(1_100_000)}`)).status).toBe(413)
  })

  it('code can have up to 32,768 characters', () => {
    const text = 'export function request() { return 1 }\nexport function response() {}\n//'
    expect(evaluateCode(text.padEnd(32_768, 'x'), 'request', {}).result).toBe(1)
    expect(() => evaluateCode(text.padEnd(32_769, 'x'), 'request', {})).toThrow('32769 characters, 32768 are allowed')
  })

  it('a pipeline can have up to ten functions', () => {
    const functions = { show: { dataSource: 'none', code: code('return {}') } }
    const deploy = (count: number) => () =>
      createAppSync(
        testOptions(schema, { functions, resolvers: [pipe('numbers', new Array<string>(count).fill('show'))] }),
      )
    expect(deploy(10)).not.toThrow()
    expect(deploy(11)).toThrow('Query.numbers names 11 functions, 10 are allowed')
  })

  it('a batch can have up to 2,000 items', () => {
    const { dataSources } = sampleOptions()
    const deploy = (maxBatchSize: number) => () =>
      createAppSync(testOptions(schema, { dataSources, resolvers: [unit('many', 'fn', undefined, { maxBatchSize })] }))
    expect(deploy(2000)).not.toThrow()
    expect(deploy(2001)).toThrow('Query.many asks for batches of 2001, 2000 are allowed')
  })
})

const rule = (more: Readonly<Record<string, unknown>> = {}) => ({ fieldName: 'a', operator: 'eq', value: 1, ...more })
const ofRules = (...filters: readonly unknown[]) => ({ filterGroup: [{ filters }] })
const list = (length: number) => Array.from({ length }, (_, n) => n)
describe('extensions-js: subscription filters', () => {
  it.each<[string, unknown]>([
    ['ten groups', { filterGroup: list(10).map(() => ({ filters: [rule()] })) }],
    ['five filters', ofRules(...list(5).map(() => rule()))],
    ['five values for in', ofRules(rule({ operator: 'in', value: list(5) }))],
    ['five values for notIn', ofRules(rule({ operator: 'notIn', value: list(5) }))],
    ['twenty values for containsAny', ofRules(rule({ operator: 'containsAny', value: list(20) }))],
    ['a path of five levels', ofRules(rule({ fieldName: 'a.b.c.d.e' }))],
    ['a name of 256 characters', ofRules(rule({ fieldName: 'a'.repeat(256) }))],
    ['a boolean', ofRules(rule({ value: false }))],
  ])('accepts %s', (_case, filter) => expect(filterFault(filter)).toBeUndefined())

  it.each<[string, unknown]>([
    ['no groups', {}],
    ['eleven groups', { filterGroup: list(11).map(() => ({ filters: [rule()] })) }],
    ['a group without filters', { filterGroup: [{ filters: [] }] }],
    ['six filters', ofRules(...list(6).map(() => rule()))],
    ['six values for in', ofRules(rule({ operator: 'in', value: list(6) }))],
    ['six values for notIn', ofRules(rule({ operator: 'notIn', value: list(6) }))],
    ['twenty-one values for containsAny', ofRules(rule({ operator: 'containsAny', value: list(21) }))],
    ['three values for between', ofRules(rule({ operator: 'between', value: list(3) }))],
    ['a list for eq', ofRules(rule({ value: [1] }))],
    ['one value for in', ofRules(rule({ operator: 'in', value: 1 }))],
    ['null', ofRules(rule({ value: null }))],
    ['an object', ofRules(rule({ value: { a: 1 } }))],
    ['an unknown operator', ofRules(rule({ operator: 'like' }))],
    ['no name', ofRules(rule({ fieldName: '' }))],
    ['a path of six levels', ofRules(rule({ fieldName: 'a.b.c.d.e.f' }))],
    ['a name of 257 characters', ofRules(rule({ fieldName: 'a'.repeat(257) }))],
  ])('rejects %s', (_case, filter) => expect(filterFault(filter)).toEqual(expect.any(String)))
})
