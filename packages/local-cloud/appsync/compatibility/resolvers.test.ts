import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asList, asRecord } from '#shared/json.ts'
import { calls, sampleOptions } from '../testing/sample-resolvers.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi(sampleOptions())
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

describe('resolver-context-reference-js: the context and result of unit resolvers', () => {
  it('provides the whole context', async () => {
    const { json } = await ask('query Q($n: Int) { context(a: $n) }', {
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
  })

  it('rejects a value that isn’t a list and a null in a non-null field', async () => {
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

  it('parses JSON arguments, validates scalars, and resolves the type of an interface', async () => {
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

describe('resolver-reference-lambda-js: functions as sources', () => {
  it('invokes a function with the payload, and a direct resolver with the context', async () => {
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

  it('returns a function’s failure as Lambda:Unhandled', async () => {
    const { data, errors } = await ask('{ invokeFails directFails }')
    expect(data).toEqual({ invokeFails: null, directFails: null })
    expect(errors.map(({ errorType, message }) => [errorType, message])).toEqual([
      ['Lambda:Unhandled', 'It broke'],
      ['Lambda:Unhandled', 'It broke'],
    ])
  })

  it('keeps the error type when the function can’t be invoked', async () => {
    const { errors } = await ask('{ direct(x: 403) }')
    expect(errors).toMatchObject([{ errorType: 'Lambda:Unauthorized', message: 'Not yours' }])
  })

  it('groups a nested field of many parents into batches of the maximum size', async () => {
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
