import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEPTH_LIMIT, deepestDocument, openLimits } from './limits-fixture.ts'

let api: Awaited<ReturnType<typeof openLimits>>
beforeAll(async () => {
  api = await openLimits()
})
afterAll(() => api.close())

const bodyOf = (query: string, variables: unknown = {}) => JSON.stringify({ query, variables })
const times = (n: number, part: (n: number) => string) => Array.from({ length: n }, (_, i) => part(i)).join(' ')

/** A malicious body, what rejects it, and how. */
const ABUSES: [string, string, number, string][] = [
  ['a question about the schema', bodyOf('{ __schema { types { name } } }'), 200, 'ValidationError'],
  ['a question about one type', bodyOf('{ __type(name: "Question") { fields { name } } }'), 200, 'ValidationError'],
  ['braces a hundred thousand deep', bodyOf('{'.repeat(100_000)), 400, 'MalformedHttpRequestException'],
  ['fields a thousand deep', bodyOf(`${'{ me '.repeat(1_000)}${'}'.repeat(1_000)}`), 200, 'ValidationError'],
  [
    'eleven fields under other names',
    bodyOf(`{ ${times(11, (n) => `t${n}: getTime`)} }`),
    200,
    'ResolverExecutionLimitReached',
  ],
  ['a fragment of itself', bodyOf('{ ...A } fragment A on Query { getTime ...A }'), 200, 'ValidationError'],
  [
    'fragments in a circle',
    bodyOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
    200,
    'ValidationError',
  ],
  [
    'several operations in a list',
    `[${bodyOf('{ getTime }')},${bodyOf('{ getTime }')}]`,
    400,
    'MalformedHttpRequestException',
  ],
  ['two operations and no choice', bodyOf('query A { getTime } query B { getTime }'), 400, 'BadRequestException'],
  [
    'variables of more than 1 MB',
    bodyOf('{ getTime }', { x: 'x'.repeat(1_100_000) }),
    413,
    'RequestEntityTooLargeException',
  ],
  ['a document of more than 1 MB', bodyOf(`{ ${'getTime '.repeat(150_000)} }`), 413, 'RequestEntityTooLargeException'],
  [
    'variables that are a list',
    JSON.stringify({ query: '{ getTime }', variables: [1] }),
    400,
    'MalformedHttpRequestException',
  ],
  ['no JSON', '{ getTime }', 400, 'MalformedHttpRequestException'],
  ['nothing', '', 400, 'MalformedHttpRequestException'],
  ['a number', '1', 400, 'MalformedHttpRequestException'],
  ['a query that is a list', '{"query":[]}', 400, 'MalformedHttpRequestException'],
  ['a prototype for a body', '{"__proto__":{"query":"{ getTime }"}}', 400, 'MalformedHttpRequestException'],
  ['a literal that is no whole number', bodyOf('{ question(id: 2147483648) { id } }'), 200, 'ValidationError'],
]

describe('within production’s limits', () => {
  it.each(ABUSES)('%s is refused', async (_, body, status, type) => {
    expect(await api.ask(body)).toMatchObject({ status, types: [type] })
  })

  it('the same field ten times is one field', async () => {
    expect(await api.ask(bodyOf(`{ ${'getTime '.repeat(10)} }`))).toMatchObject({ status: 200, types: [] })
  })

  it('the deepest document that the schema allows is within the limit: the schema has no cycles', () => {
    expect(deepestDocument()).toBeLessThanOrEqual(DEPTH_LIMIT)
  })

  it('a request without a token is refused', async () => {
    expect(await api.ask(bodyOf('{ getTime }'), { authorization: '' })).toMatchObject({ status: 401 })
  })
})
