import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { asRecord } from '../shared/as-record.ts'
import {
  adminToken,
  publisherHeaders,
  startApi,
  studentToken,
  type TestApi,
  testOptions,
  tokenOf,
} from '../testing/start-api.ts'
import { connectRealtime, type Frame, openRealtime, type RealtimeClient } from '../testing/connect-realtime.ts'

const schema = /* GraphQL */ `
  type Query {
    ping: String
  }
  type Mutation {
    publishNote(owner: ID!, kind: String, score: Int, tags: [String!], place: AWSJSON): Note @aws_iam
    endNotes(owner: ID!): String
    failNote: Note
  }
  type Note @aws_iam @aws_cognito_user_pools {
    owner: ID!
    kind: String
    score: Int
    tags: [String!]
    place: Place
    secret: String @aws_iam @aws_cognito_user_pools(cognito_groups: ["Admin"])
  }
  type Place @aws_iam @aws_cognito_user_pools {
    city: String
    zip: String
  }
  type Subscription {
    onNote(owner: ID, kind: String): Note @aws_subscribe(mutations: ["publishNote", "failNote"])
    onMine: Note @aws_subscribe(mutations: ["publishNote"])
    onFiltered(filter: AWSJSON): Note @aws_subscribe(mutations: ["publishNote"])
    onAdmin: Note @aws_subscribe(mutations: ["publishNote"]) @aws_cognito_user_pools(cognito_groups: ["Admin"])
    onDenied: Note @aws_subscribe(mutations: ["publishNote"])
  }
`
const none = (typeName: string, fieldName: string, request: string, response = 'return ctx.result') => ({
  typeName,
  fieldName,
  kind: 'UNIT' as const,
  dataSource: 'none',
  code: `import { util, extensions } from '@aws-appsync/utils'
export function request(ctx) { ${request} }
export function response(ctx) { ${response} }`,
})
const mine = `extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter({ owner: { eq: ctx.identity.sub } }))
extensions.setSubscriptionInvalidationFilter({ filterGroup: [{ filters: [{ fieldName: 'owner', operator: 'eq', value: ctx.identity.sub }] }] })
return null`

let api: TestApi
let now = Date.now()
const open: RealtimeClient[] = []
beforeAll(async () => {
  api = await startApi(
    testOptions(schema, {
      now: () => now,
      resolvers: [
        none('Mutation', 'publishNote', "return { payload: { ...ctx.args, secret: 'for admins' } }"),
        none('Mutation', 'failNote', "return util.error('no')"),
        none(
          'Mutation',
          'endNotes',
          "extensions.invalidateSubscriptions({ subscriptionField: 'onMine', payload: { owner: ctx.args.owner } }); return { payload: 'done' }",
        ),
        none('Subscription', 'onMine', 'return { payload: null }', mine),
        none(
          'Subscription',
          'onFiltered',
          'return { payload: null }',
          'extensions.setSubscriptionFilter(ctx.args.filter); return null',
        ),
        none('Subscription', 'onDenied', 'return { payload: null }', 'return util.unauthorized()'),
      ],
    }),
  )
})
afterAll(() => api.close())
afterEach(async () => {
  now = Date.now()
  for (const client of open.splice(0)) client.socket.terminate()
  await vi.waitFor(() => expect(api.runtime.connections()).toBe(0))
})

const connect = async (token = studentToken) => {
  const client = await connectRealtime(api.realtimeUrl, token)
  open.push(client)
  return client
}
const publish = (args: string, selection = 'owner kind score tags place { city } secret') =>
  api.post(`mutation { publishNote(${args}) { ${selection} } }`, { token: null, headers: publisherHeaders })
const isData = (frame: Frame) => frame.type === 'data'
const errorsOf = (frame: Frame) => asRecord(frame.payload)['errors']

describe('connections', () => {
  it('acknowledges a client whose header is a subprotocol or in the address', async () => {
    for (const way of ['protocol', 'query'] as const) {
      const client = await openRealtime(api.realtimeUrl, { Authorization: studentToken, host: 'h' }, way)
      open.push(client)
      expect(client.socket.protocol).toBe('graphql-ws')
      client.send({ type: 'connection_init' })
      expect(await client.next(({ type }) => type === 'connection_ack')).toMatchObject({
        payload: { connectionTimeoutMs: 300_000 },
      })
      expect(await client.next(({ type }) => type === 'ka')).toBeDefined()
    }
  })

  it('refuses a connection with an expired token or none, and closes it', async () => {
    for (const header of [{ Authorization: tokenOf({ sub: 'x', exp: 1 }) }, {}, 'nonsense']) {
      const client = await openRealtime(api.realtimeUrl, header)
      client.send({ type: 'connection_init' })
      const frame = await client.next(({ type }) => type === 'connection_error')
      expect(errorsOf(frame)).toMatchObject([{ errorType: 'UnauthorizedException', errorCode: 401 }])
      expect(await client.closed).toBe(4401)
    }
  })

  it('counts open connections', async () => {
    await Promise.all([connect(), connect()])
    expect(api.runtime.connections()).toBe(2)
  })
})

describe('starting', () => {
  it('refuses a start without authorization, with a foreign one, and a query', async () => {
    const client = await connect()
    expect(errorsOf(await client.start('1', 'subscription { onNote { owner } }', {}))).toMatchObject([
      { errorType: 'UnauthorizedException' },
    ])
    expect(errorsOf(await client.start('2', 'subscription { onNote { owner } }', 'bad'))).toMatchObject([
      { errorType: 'UnauthorizedException' },
    ])
    expect(errorsOf(await client.start('3', '{ ping }', studentToken))).toMatchObject([
      { errorType: 'UnsupportedOperation' },
    ])
    expect(errorsOf(await client.start('4', 'subscription { onNote { nope } }', studentToken))).toMatchObject([
      { errorType: 'ValidationError' },
    ])
  })

  it('refuses a subscription by group and by its resolver, on the same socket that serves others', async () => {
    const client = await connect()
    expect(errorsOf(await client.start('1', 'subscription { onAdmin { owner } }', studentToken))).toMatchObject([
      { errorType: 'Unauthorized', message: 'Not Authorized to access onAdmin on type Subscription' },
    ])
    expect(errorsOf(await client.start('2', 'subscription { onDenied { owner } }', studentToken))).toMatchObject([
      { errorType: 'Unauthorized' },
    ])
    expect(await client.start('3', 'subscription { onAdmin { owner } }', adminToken)).toMatchObject({
      type: 'start_ack',
    })
  })

  it('refuses an id that is in use, and forgets a start that was stopped before it was accepted', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote { owner } }', studentToken)
    expect(errorsOf(await client.start('1', 'subscription { onNote { owner } }', studentToken))).toMatchObject([
      { errorType: 'DuplicatedOperationError' },
    ])
    const before = api.runtime.publishStats().subscriptions
    const authorization = { Authorization: studentToken, host: 'h' }
    client.send({
      id: '2',
      type: 'start',
      payload: { data: JSON.stringify({ query: 'subscription { onMine { owner } }' }), extensions: { authorization } },
    })
    client.send({ id: '2', type: 'stop' })
    await client.next(({ type, id }) => type === 'complete' && id === '2')
    await client.start('3', 'subscription { onNote { owner } }', studentToken)
    expect(api.runtime.publishStats().subscriptions).toBe(before + 1)
  })

  it('refuses a filter that AppSync would refuse', async () => {
    const client = await connect()
    const filter = JSON.stringify({
      filterGroup: [{ filters: [{ fieldName: 'owner', operator: 'like', value: 'a' }] }],
    })
    expect(
      errorsOf(
        await client.start('1', 'subscription ($f: AWSJSON) { onFiltered(filter: $f) { owner } }', studentToken, {
          f: filter,
        }),
      ),
    ).toMatchObject([{ errorType: 'BadRequestException' }])
  })
})

describe('delivery', () => {
  it('delivers what the mutation selected, and null for what it did not', async () => {
    const client = await connect()
    await client.start(
      '1',
      'subscription { note: onNote { who: owner kind score place { city zip } __typename } }',
      studentToken,
    )
    await publish(
      'owner: "a", kind: "k", place: "{\\"city\\":\\"Bern\\",\\"zip\\":\\"3000\\"}"',
      'owner alias: kind place { city }',
    )
    expect(await client.next(isData)).toEqual({
      id: '1',
      type: 'data',
      payload: {
        data: { note: { who: 'a', kind: 'k', score: null, place: { city: 'Bern', zip: null }, __typename: 'Note' } },
      },
    })
  })

  it('says so when the mutation did not select a field that may not be null', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote { owner kind } }', studentToken)
    await publish('owner: "a", kind: "k"', 'kind')
    expect((await client.next(isData)).payload).toMatchObject({
      data: { onNote: null },
      errors: [{ path: ['onNote', 'owner'] }],
    })
  })

  it('keeps a nested field from those who may not read it', async () => {
    const [student, admin] = [await connect(), await connect(adminToken)]
    await student.start('s', 'subscription { onNote { owner secret } }', studentToken)
    await admin.start('a', 'subscription { onNote { owner secret } }', adminToken)
    await publish('owner: "a"')
    expect((await student.next(isData)).payload).toEqual({ data: { onNote: { owner: 'a', secret: null } } })
    expect((await admin.next(isData)).payload).toEqual({ data: { onNote: { owner: 'a', secret: 'for admins' } } })
  })

  it('delivers nothing of a mutation that failed, nor after stop', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote { owner } }', studentToken)
    await api.post('mutation { failNote { owner } }')
    client.send({ id: '1', type: 'stop' })
    expect(await client.next(({ type }) => type === 'complete')).toMatchObject({ id: '1' })
    await publish('owner: "a"')
    await client.settle()
    expect(client.frames.filter(isData)).toEqual([])
  })
})

describe('filters', () => {
  it('filters by each argument given and by none that is absent or null', async () => {
    const client = await connect()
    const start = (id: string, args: string) =>
      client.start(id, `subscription { onNote${args} { owner kind } }`, studentToken)
    await Promise.all([
      start('all', ''),
      start('null', '(owner: null)'),
      start('owner', '(owner: "a")'),
      start('both', '(owner: "a", kind: "x")'),
      start('other', '(owner: "b")'),
    ])
    await publish('owner: "a", kind: "y"')
    await client.settle()
    expect(
      client.frames
        .filter(isData)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['all', 'null', 'owner'])
  })

  it('filters by what the resolver sets from the identity, whatever the client sends', async () => {
    const client = await connect()
    await client.start('mine', 'subscription { onMine { owner } }', studentToken)
    await publish('owner: "somebody"')
    await publish('owner: "student-1"')
    await client.settle()
    expect(client.frames.filter(isData).map(({ payload }) => payload)).toEqual([
      { data: { onMine: { owner: 'student-1' } } },
    ])
  })

  const rule = (fieldName: string, operator: string, value: unknown) => ({ fieldName, operator, value })
  const note = 'owner: "anna", kind: "quiz", score: 7, tags: ["rn", "pn"], place: "{\\"city\\":\\"Bern\\"}"'
  it.each([
    [true, rule('owner', 'eq', 'anna')],
    [false, rule('owner', 'eq', 'bob')],
    [true, rule('owner', 'ne', 'bob')],
    [false, rule('owner', 'ne', 'anna')],
    [true, rule('score', 'le', 7)],
    [false, rule('score', 'lt', 7)],
    [true, rule('score', 'ge', 7)],
    [false, rule('score', 'gt', 7)],
    [true, rule('kind', 'contains', 'ui')],
    [false, rule('kind', 'contains', 'x')],
    [true, rule('tags', 'contains', 'rn')],
    [false, rule('tags', 'notContains', 'rn')],
    [true, rule('kind', 'notContains', 'x')],
    [true, rule('kind', 'beginsWith', 'qu')],
    [false, rule('kind', 'beginsWith', 'ui')],
    [true, rule('kind', 'in', ['quiz', 'x'])],
    [false, rule('kind', 'in', ['x'])],
    [true, rule('kind', 'notIn', ['x'])],
    [false, rule('kind', 'notIn', ['quiz'])],
    [true, rule('score', 'between', [5, 7])],
    [false, rule('score', 'between', [8, 9])],
    [true, rule('owner', 'between', ['a', 'b'])],
    [true, rule('tags', 'containsAny', ['x', 'pn'])],
    [false, rule('tags', 'containsAny', ['x'])],
    [true, rule('place.city', 'eq', 'Bern')],
    [false, rule('missing', 'ne', 'x')],
  ])('delivers %s for the filter %j', async (isDelivered, filter) => {
    const client = await connect()
    const f = JSON.stringify({ filterGroup: [{ filters: [filter] }] })
    await client.start('1', 'subscription ($f: AWSJSON) { onFiltered(filter: $f) { owner } }', studentToken, { f })
    await publish(note)
    await client.settle()
    expect(client.frames.filter(isData)).toHaveLength(isDelivered ? 1 : 0)
  })

  it('needs every filter of a group, and any group', async () => {
    const client = await connect()
    const [yes, no] = [rule('owner', 'eq', 'anna'), rule('score', 'eq', 0)]
    const groups = { both: [{ filters: [yes, no] }], either: [{ filters: [no] }, { filters: [yes] }] }
    for (const [id, filterGroup] of Object.entries(groups))
      await client.start(id, 'subscription ($f: AWSJSON) { onFiltered(filter: $f) { owner } }', studentToken, {
        f: JSON.stringify({ filterGroup }),
      })
    await publish(note)
    await client.settle()
    expect(client.frames.filter(isData).map(({ id }) => id)).toEqual(['either'])
  })
})

describe('ending from the server', () => {
  it('ends the subscriptions whose invalidation filter a mutation hits, and no others', async () => {
    const other = tokenOf({ sub: 'student-2', username: 'student-2' })
    const client = await connect()
    await client.start('1', 'subscription { onMine { owner } }', studentToken)
    await client.start('2', 'subscription { onMine { owner } }', other)
    await api.post('mutation { endNotes(owner: "student-1") }')
    expect(await client.next(({ type }) => type === 'error')).toMatchObject({ id: '1' })
    await publish('owner: "student-1"')
    await publish('owner: "student-2"')
    await client.settle()
    expect(client.frames.filter(isData).map(({ id }) => id)).toEqual(['2'])
  })

  it('ends a subscription when its token runs out, and delivers nothing after that', async () => {
    const client = await connect()
    await client.start(
      '1',
      'subscription { onNote { owner } }',
      tokenOf({ sub: 'x', exp: Math.floor(Date.now() / 1000) + 3600 }),
    )
    now = Date.now() + 3_601_000
    await publish('owner: "a"')
    expect(errorsOf(await client.next(({ type }) => type === 'error'))).toMatchObject([
      { errorType: 'UnauthorizedException', message: 'Token has expired.' },
    ])
    expect(client.frames.filter(isData)).toEqual([])
  })
})
