import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publisherHeaders, startApi, studentToken, type TestApi, testOptions, tokenOf } from '../testing/start-api.ts'

const schema = /* GraphQL */ `
  type Query {
    hello(name: String!): Greeting
    numbers: [Int!]
    broken: Greeting
    appended: Greeting
    admin: String @aws_cognito_user_pools(cognito_groups: ["Admin"])
    both: String @aws_cognito_user_pools @aws_iam
    forbidden: String
    crash: String
    header: String
    day: AWSDate
  }
  type Mutation {
    publishThing(id: ID!): String @aws_iam
    drop(id: ID!): String @aws_iam
  }
  type Greeting {
    text: String!
    secret: String @aws_cognito_user_pools(cognito_groups: ["Admin"])
  }
`
const none = (typeName: string, fieldName: string, request: string, response = 'return ctx.result') => ({
  typeName,
  fieldName,
  kind: 'UNIT' as const,
  dataSource: 'none',
  code: `import { util } from '@aws-appsync/utils'
export function request(ctx) { ${request} }
export function response(ctx) { ${response} }`,
})

let api: TestApi
beforeAll(async () => {
  api = await startApi(
    testOptions(schema, {
      resolvers: [
        none('Query', 'hello', 'return { payload: { text: `Hello ${ctx.args.name}`, secret: ctx.identity.sub } }'),
        none('Query', 'numbers', 'return { payload: [1, 2] }'),
        none(
          'Query',
          'broken',
          "return util.error('No luck', 'unlucky', { text: 'kept', other: 'dropped' }, { hint: 7 })",
        ),
        none('Query', 'appended', "util.appendError('Careful', 'warning'); return { payload: { text: 'still here' } }"),
        none('Query', 'admin', "return { payload: 'for admins' }"),
        none('Query', 'both', 'return { payload: util.authType() }'),
        none('Query', 'forbidden', 'return util.unauthorized()'),
        none('Query', 'crash', 'return { payload: ctx.args.no.thing }'),
        none(
          'Query',
          'header',
          "util.http.addResponseHeader('x-count', 7); return { payload: ctx.request.headers['x-colour'] }",
        ),
        none('Query', 'day', "return { payload: '2024-02-30' }"),
        none('Mutation', 'publishThing', 'return { payload: ctx.identity.username }'),
        none('Mutation', 'drop', 'return { payload: ctx.args.id }'),
      ],
    }),
  )
})
afterAll(() => api.close())

describe('troubleshooting-and-common-mistakes: requests', () => {
  it('answers a query through its resolver', async () => {
    const { status, body } = await api.post('query ($n: String!) { hello(name: $n) { text } }', {
      variables: { n: 'Ann' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({ data: { hello: { text: 'Hello Ann' } } })
  })

  it('rejects a missing, malformed, or expired token with 401', async () => {
    const query = '{ numbers }'
    const expired = tokenOf({ sub: 'x', exp: 1 })
    const replies = await Promise.all([null, 'nonsense', expired].map((token) => api.post(query, { token })))
    expect(replies.map(({ status, errors }) => [status, errors[0]?.['errorType'], errors[0]?.['message']])).toEqual([
      [401, 'UnauthorizedException', 'Valid authorization header not provided.'],
      [401, 'UnauthorizedException', 'Unable to parse JWT token.'],
      [401, 'UnauthorizedException', 'Token has expired.'],
    ])
  })

  it('rejects a body that isn’t a JSON object with a query', async () => {
    for (const body of ['{', '[]', '{}', '{"query":"{ a","variables":{}}', '{"query":"{ numbers }","variables":[]}']) {
      const reply = await fetch(api.url, { method: 'POST', headers: { authorization: studentToken }, body })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ errors: [{ errorType: 'MalformedHttpRequestException' }] })
    }
  })

  it('allows every origin, including preflight requests', async () => {
    const preflight = await fetch(api.url, {
      method: 'OPTIONS',
      headers: { origin: 'http://a', 'access-control-request-headers': 'authorization,x-amz-user-agent' },
    })
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([200, '*', 'authorization,x-amz-user-agent'])
    expect((await api.post('{ numbers }')).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('sends the headers that a resolver adds and passes it the request’s headers', async () => {
    const { headers, data } = await api.post('{ header }', { headers: { 'X-Colour': 'red' } })
    expect([headers.get('x-count'), data['header']]).toEqual(['7', 'red'])
  })
})

describe('troubleshooting-and-common-mistakes: errors', () => {
  it('returns an error’s type, filtered data, info, path, and location', async () => {
    const { body } = await api.post('{ broken { text } }')
    expect(body).toEqual({
      data: { broken: null },
      errors: [
        {
          path: ['broken'],
          data: { text: 'kept' },
          errorType: 'unlucky',
          errorInfo: { hint: 7 },
          locations: [{ line: 1, column: 3, sourceName: null }],
          message: 'No luck',
        },
      ],
    })
  })

  it('returns data along with an appended error', async () => {
    const { data, errors } = await api.post('{ appended { text } }')
    expect(data).toEqual({ appended: { text: 'still here' } })
    expect(errors).toMatchObject([{ path: ['appended'], errorType: 'warning', message: 'Careful' }])
  })

  it('reveals only the type of a crash in code and logs the rest', async () => {
    const { data, errors } = await api.post('{ crash }')
    expect([data, errors]).toMatchObject([{ crash: null }, [{ errorType: 'Code', message: 'Runtime Error' }]])
    expect(api.logs.some(({ message }) => message.includes("reading 'thing'"))).toBe(true)
  })

  it('words validation errors as AppSync does', async () => {
    const { data, errors, status } = await api.post('{ hello(name: "a") { text nope } }')
    expect(status).toBe(200)
    expect(data).toEqual({})
    expect(errors).toEqual([
      expect.objectContaining({
        errorType: 'ValidationError',
        path: null,
        message: "Validation error of type FieldUndefined: Field 'nope' in type 'Greeting' is undefined @ 'hello/nope'",
      }),
    ])
  })

  it('rejects a missing variable and a value that its scalar can’t serialize', async () => {
    const missing = await api.post('query ($n: String!) { hello(name: $n) { text } }')
    expect(missing.errors).toMatchObject([
      { message: "Variable 'n' has coerced Null value for NonNull type 'String!'" },
    ])
    const { data, errors } = await api.post('{ day }')
    expect([data, errors]).toMatchObject([
      { day: null },
      [{ message: "Can't serialize value (/day) : Unable to serialize `2024-02-30` as a valid Date Object." }],
    ])
  })
})

describe('security-authz: callers over HTTP', () => {
  const denied = (field: string, type: string) => ({
    data: null,
    errorType: 'Unauthorized',
    message: `Not Authorized to access ${field} on type ${type}`,
  })

  it('opens a group’s field only to that group, at the root and nested', async () => {
    const student = await api.post('{ admin hello(name: "a") { text secret } }')
    expect(student.data).toEqual({ admin: null, hello: { text: 'Hello a', secret: null } })
    expect(student.errors).toMatchObject([denied('admin', 'Query'), denied('secret', 'Greeting')])
    const admin = await api.post('{ admin hello(name: "a") { secret } }', {
      token: tokenOf({ sub: 'boss', 'cognito:groups': ['Admin'] }),
    })
    expect(admin.body).toEqual({ data: { admin: 'for admins', hello: { secret: 'boss' } } })
  })

  it('denies an additional mode every field that doesn’t name it', async () => {
    const { errors } = await api.post('{ numbers }', { headers: publisherHeaders, token: null })
    expect(errors).toMatchObject([denied('numbers', 'Query')])
  })

  it('denies the default mode a field that names only another mode', async () => {
    const { errors } = await api.post('mutation { publishThing(id: 1) }')
    expect(errors).toMatchObject([denied('publishThing', 'Mutation')])
  })

  it('checks an IAM caller’s policies and passes its identity to code', async () => {
    const iam = { headers: publisherHeaders, token: null }
    expect((await api.post('mutation { publishThing(id: 1) }', iam)).body).toEqual({
      data: { publishThing: 'PUBLISHER' },
    })
    expect((await api.post('mutation { drop(id: 1) }', iam)).errors).toMatchObject([denied('drop', 'Mutation')])
    const unknown = await api.post('mutation { drop(id: 1) }', {
      token: null,
      headers: { authorization: 'AWS4-HMAC-SHA256 Credential=NOBODY/x' },
    })
    expect([unknown.status, unknown.errors[0]?.['errorType']]).toEqual([403, 'InvalidSignatureException'])
  })

  it('passes the caller’s mode to code and denies access on util.unauthorized()', async () => {
    const { data, errors } = await api.post('{ both forbidden }')
    expect(data).toEqual({ both: 'User Pool Authorization', forbidden: null })
    expect(errors).toMatchObject([denied('forbidden', 'Query')])
  })
})
