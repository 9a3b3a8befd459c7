import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ResolverOption } from '../options.ts'
import { asList } from '../shared/as-list.ts'
import { asRecord } from '../shared/as-record.ts'
import { createAppSync } from '../start-appsync.ts'
import { startApi, type TestApi, testOptions } from '../testing/start-api.ts'

const schema = /* GraphQL */ `
  type Query {
    pipe(x: Int): AWSJSON
    pipeEnd: AWSJSON
    pipeNext: AWSJSON
    pipeBefore: AWSJSON
    pipeFails: AWSJSON
    pipeBare: AWSJSON
    context(a: Int, b: String): AWSJSON
    early: AWSJSON
    direct(x: Int): AWSJSON
    directFails: AWSJSON
    invoke: AWSJSON
    invokeFails: AWSJSON
    authors: [Author!]
    wrongBatch: [Author!]
    node: Node
    scalar(date: AWSDate, json: AWSJSON): AWSJSON
    list: [String]
    must: Author
  }
  interface Node {
    id: ID!
  }
  type Author implements Node {
    id: ID!
    name: String!
    books: [String]
    one: [String]
  }
`
const head = `import { util, runtime } from '@aws-appsync/utils'\n`
const code = (request: string, response = 'return ctx.result') =>
  `${head}export function request(ctx) { ${request} }\nexport function response(ctx) { ${response} }`
const unit = (
  fieldName: string,
  dataSource: string,
  text?: string,
  more: Partial<ResolverOption> = {},
): ResolverOption => ({
  typeName: 'Query',
  fieldName,
  kind: 'UNIT',
  dataSource,
  ...(text === undefined ? {} : { code: text }),
  ...more,
})
const pipe = (fieldName: string, functions: readonly string[], text?: string): ResolverOption => ({
  typeName: 'Query',
  fieldName,
  kind: 'PIPELINE',
  functions,
  ...(text === undefined ? {} : { code: text }),
})
const failOnError = 'if (ctx.error) { util.error(ctx.error.message, ctx.error.type) } return ctx.result'

const calls: unknown[] = []
async function invoke(payload: unknown): Promise<unknown> {
  calls.push(payload)
  const { fail, arguments: args, info } = asRecord(payload)
  if (fail === true || asRecord(info)['fieldName'] === 'directFails')
    throw Object.assign(new Error('Boom'), { errorMessage: 'It broke', errorType: 'TypeError' })
  if (asRecord(args)['x'] === 403)
    throw Object.assign(new Error(), { errorMessage: 'Not yours', errorType: 'Lambda:Unauthorized' })
  if (Array.isArray(payload))
    return payload.map((item, index) =>
      asRecord(item)['id'] === 'a2'
        ? { data: null, errorMessage: 'No books', errorType: 'Sad' }
        : { data: [`book ${index}`] },
    )
  return Promise.resolve({ args: args ?? null, payload })
}

let api: TestApi
beforeAll(async () => {
  const step = (request: string, response = 'return ctx.result') => ({
    dataSource: 'none',
    code: code(request, response),
  })
  const authors = "return { payload: [{ id: 'a1', name: 'Ann' }, { id: 'a2', name: 'Bob' }, { id: 'a3', name: 'Cy' }] }"
  api = await startApi(
    testOptions(schema, {
      environment: { TABLE: 'T' },
      dataSources: { fn: { type: 'AWS_LAMBDA', invoke } },
      functions: {
        add: step(
          'ctx.stash.trail = [...(ctx.stash.trail ?? []), `add ${ctx.prev.result}`]; return { payload: ctx.prev.result + 1 }',
        ),
        double: step(
          'ctx.stash.trail = [...ctx.stash.trail, `double ${ctx.prev.result}`]; return { payload: ctx.prev.result * 2 }',
        ),
        skip: step("return runtime.earlyReturn('skipped')", "return 'never'"),
        end: step("return runtime.earlyReturn('ended', { skipTo: 'END' })"),
        show: step('return { payload: `saw ${ctx.prev.result}` }'),
        warn: step("util.appendError('Careful', 'warning'); return { payload: 1 }"),
        fail: step("return util.error('Stop', 'stopped')"),
        seen: step('return { payload: { outErrors: ctx.outErrors } }'),
      },
      resolvers: [
        pipe(
          'pipe',
          ['add', 'double'],
          code(
            'ctx.stash.begun = true; return ctx.args.x',
            'return { result: ctx.prev.result, same: ctx.result, stash: ctx.stash }',
          ),
        ),
        pipe('pipeNext', ['skip', 'show'], code('return {}', 'return ctx.prev.result')),
        pipe('pipeEnd', ['end', 'show'], code('return {}', 'return { after: ctx.prev.result }')),
        pipe(
          'pipeBefore',
          ['fail'],
          code("return runtime.earlyReturn('at once')", 'return { after: ctx.prev.result }'),
        ),
        pipe('pipeFails', ['warn', 'fail', 'show'], code('return {}', "return 'never'")),
        pipe('pipeBare', ['warn', 'seen']),
        unit(
          'context',
          'none',
          code(
            'return { payload: { args: ctx.args, arguments: ctx.arguments, identity: ctx.identity, source: ctx.source, info: ctx.info, env: ctx.env, agent: ctx.request.headers["x-test"] } }',
          ),
        ),
        unit('early', 'none', code('return runtime.earlyReturn({ a: 1 })', "return util.error('never')")),
        unit('direct', 'fn'),
        unit('directFails', 'fn'),
        unit('invoke', 'fn', code("return { operation: 'Invoke', payload: { q: 1 } }", failOnError)),
        unit('invokeFails', 'fn', code("return { operation: 'Invoke', payload: { fail: true } }", failOnError)),
        unit('authors', 'none', code(authors)),
        unit('wrongBatch', 'none', code("return { payload: [{ id: 'x', name: 'X' }] }")),
        unit('node', 'none', code("return { payload: { __typename: 'Author', id: 7, name: 'N' } }")),
        unit('scalar', 'none', code('return { payload: ctx.args }')),
        unit('list', 'none', code("return { payload: 'no list' }")),
        unit('must', 'none', code("return { payload: { id: 'x' } }")),
        unit(
          'books',
          'fn',
          code(
            "return { operation: 'BatchInvoke', payload: { id: ctx.source.id } }",
            'if (ctx.result.errorMessage) { util.error(ctx.result.errorMessage, ctx.result.errorType) } return ctx.result.data',
          ),
          { typeName: 'Author', maxBatchSize: 2 },
        ),
        unit('one', 'fn', undefined, { typeName: 'Author', maxBatchSize: 10 }),
      ],
    }),
  )
})
afterAll(() => api.close())
afterEach(() => {
  calls.length = 0
})

async function ask(selection: string, options: Parameters<TestApi['post']>[1] = {}) {
  const { data, errors } = await api.post(selection, options)
  return {
    data,
    errors,
    json: (field: string): unknown => (typeof data[field] === 'string' ? JSON.parse(data[field]) : data[field]),
  }
}

describe('pipelines', () => {
  it('passes the result and the stash through every step', async () => {
    expect((await ask('{ pipe(x: 3) }')).json('pipe')).toEqual({
      result: 8,
      same: 8,
      stash: { begun: true, trail: ['add 3', 'double 4'] },
    })
  })

  it('skips a step, all steps, or everything by an early return', async () => {
    const { json } = await ask('{ pipeNext pipeEnd pipeBefore }')
    expect([json('pipeNext'), json('pipeEnd'), json('pipeBefore')]).toEqual([
      'saw skipped',
      { after: 'ended' },
      { after: 'at once' },
    ])
  })

  it('ends at an error and keeps what was appended before', async () => {
    const { data, errors } = await ask('{ pipeFails }')
    expect(data).toEqual({ pipeFails: null })
    expect(errors).toMatchObject([
      { message: 'Stop', errorType: 'stopped' },
      { message: 'Careful', errorType: 'warning' },
    ])
  })

  it('shows appended errors to later steps, and runs without code of its own', async () => {
    expect((await ask('{ pipeBare }')).json('pipeBare')).toEqual({
      outErrors: [{ message: 'Careful', type: 'warning' }],
    })
  })
})

describe('unit resolvers', () => {
  it('gives the whole context', async () => {
    const { json } = await ask('query Q($n: Int) { context(a: $n) ...More } fragment More on Query { early }', {
      variables: { n: 5 },
      headers: { 'X-Test': 'yes' },
    })
    expect(json('context')).toMatchObject({
      args: { a: 5 },
      arguments: { a: 5 },
      source: null,
      env: { TABLE: 'T' },
      agent: 'yes',
      identity: {
        sub: 'student-1',
        username: 'student-1',
        groups: ['Student'],
        issuer: 'https://pool',
        defaultAuthStrategy: 'ALLOW',
        sourceIp: ['127.0.0.1'],
        claims: { sub: 'student-1' },
      },
      info: {
        fieldName: 'context',
        parentTypeName: 'Query',
        variables: { n: 5 },
        selectionSetList: [],
        selectionSetGraphQL: '',
      },
    })
    expect(json('early')).toEqual({ a: 1 })
  })

  it('refuses a value that is no list, and a missing value that may not be', async () => {
    expect((await ask('{ list }')).errors).toMatchObject([
      { path: ['list'], message: "Can't resolve value (/list) : type mismatch error, expected type LIST" },
    ])
    const { data, errors } = await ask('{ must { id name } }')
    expect([data, errors]).toMatchObject([
      { must: null },
      [
        {
          path: ['must', 'name'],
          message: "Cannot return null for non-nullable type: 'String' within parent 'Author' (/must/name)",
        },
      ],
    ])
  })

  it('parses JSON arguments, checks scalars, and finds the type of an interface', async () => {
    const { json, data } = await ask(
      'query ($j: AWSJSON) { scalar(date: "2024-02-29", json: $j) node { id __typename ... on Author { name } } }',
      { variables: { j: '{"a":[1]}' } },
    )
    expect(json('scalar')).toEqual({ date: '2024-02-29', json: { a: [1] } })
    expect(data['node']).toEqual({ id: '7', __typename: 'Author', name: 'N' })
    expect((await ask('{ scalar(date: "2023-02-29") }')).errors).toMatchObject([
      { errorType: 'ValidationError', message: expect.stringContaining('WrongType') },
    ])
    expect(
      (await ask('query ($d: AWSDate) { scalar(date: $d) }', { variables: { d: 'tomorrow' } })).errors,
    ).toMatchObject([{ message: expect.stringMatching(/^Variable 'd' has an invalid value/) }])
  })
})

describe('Lambda sources', () => {
  it('invokes with the payload, and a direct resolver with the context', async () => {
    const { json } = await ask('{ invoke direct(x: 4) }')
    expect(json('invoke')).toEqual({ args: null, payload: { q: 1 } })
    expect(json('direct')).toMatchObject({
      args: { x: 4 },
      payload: {
        arguments: { x: 4 },
        identity: { sub: 'student-1' },
        source: null,
        prev: null,
        stash: {},
        info: { fieldName: 'direct' },
        request: { domainName: null },
      },
    })
  })

  it('gives a function’s failure as Lambda:Unhandled', async () => {
    const { data, errors } = await ask('{ invokeFails directFails }')
    expect(data).toEqual({ invokeFails: null, directFails: null })
    expect(errors.map(({ errorType, message }) => [errorType, message])).toEqual([
      ['Lambda:Unhandled', 'It broke'],
      ['Lambda:Unhandled', 'It broke'],
    ])
  })

  it('keeps the type of a failure to invoke at all', async () => {
    const { errors } = await ask('{ direct(x: 403) }')
    expect(errors).toMatchObject([{ errorType: 'Lambda:Unauthorized', message: 'Not yours' }])
  })

  it('collects a nested field of many parents into batches of its size', async () => {
    const { data, errors } = await ask('{ authors { id books } }')
    expect(calls).toEqual([[{ id: 'a1' }, { id: 'a2' }], [{ id: 'a3' }]])
    expect(data).toEqual({
      authors: [
        { id: 'a1', books: ['book 0'] },
        { id: 'a2', books: null },
        { id: 'a3', books: ['book 0'] },
      ],
    })
    expect(errors).toMatchObject([{ path: ['authors', 1, 'books'], message: 'No books', errorType: 'Sad' }])
  })

  it('batches direct resolvers, each with its own context', async () => {
    const { data } = await ask('{ authors { one } }')
    expect(asList(calls[0]).map((item) => asRecord(asRecord(item)['source'])['id'])).toEqual(['a1', 'a2', 'a3'])
    expect(data).toMatchObject({ authors: [{ one: ['book 0'] }, { one: ['book 1'] }, { one: ['book 2'] }] })
  })
})

describe('an API that AppSync would refuse to deploy', () => {
  const start = (resolver: ResolverOption) => () =>
    createAppSync(testOptions('type Query { a: String }', { resolvers: [resolver] }))
  it('is refused with a sentence', () => {
    expect(start(unit('b', 'none', code('return 1')))).toThrow('No field named b found on type Query.')
    expect(start(unit('a', 'nowhere', code('return 1')))).toThrow(
      'Query.a names the data source nowhere, which the API has not.',
    )
    expect(start(unit('a', 'none'))).toThrow('only a Lambda data source can do without')
    expect(start(pipe('a', ['missing']))).toThrow('names the function missing')
    expect(start(unit('a', 'none', 'export const request = () => fetch()'))).toThrow("cannot find name 'fetch'")
    const fed = (mutation: string) => () =>
      createAppSync(
        testOptions(
          `type Query { a: Int } type Mutation { a: Int } type Subscription { s: String @aws_subscribe(mutations: ["${mutation}"]) }`,
        ),
      )
    expect(fed('b')).toThrow('Subscription.s listens to the mutation b, which the schema has not.')
    expect(fed('a')).toThrow('Subscription.s is of type String, its mutation a of type Int')
    expect(() => createAppSync(testOptions('type Query { a: Nope }'))).toThrow('Unknown type "Nope"')
  })
})
