import { describe, expect, it } from 'vitest'
import { openRealtime, type RealtimeClient } from '../testing/connect-realtime.ts'
import { adminToken, studentToken, tokenOf } from '../testing/start-api.ts'
import { errorsOf, servedNotes } from '../testing/start-notes.ts'

const { api, connect } = servedNotes()

describe('connections', () => {
  it('accepts a client that sends its header as a subprotocol or in the URL', async () => {
    const sockets: RealtimeClient[] = []
    for (const way of ['protocol', 'query'] as const) {
      const client = await openRealtime(api().realtimeUrl, { Authorization: studentToken, host: 'h' }, way)
      sockets.push(client)
      expect(client.socket.protocol).toBe('graphql-ws')
      client.send({ type: 'connection_init' })
      expect(await client.next(({ type }) => type === 'connection_ack')).toMatchObject({
        payload: { connectionTimeoutMs: 300_000 },
      })
      expect(await client.next(({ type }) => type === 'ka')).toBeDefined()
    }
    for (const { socket } of sockets) socket.terminate()
  })

  it('rejects a connection with an expired or missing token and closes it', async () => {
    for (const header of [{ Authorization: tokenOf({ sub: 'x', exp: 1 }) }, {}, 'nonsense']) {
      const client = await openRealtime(api().realtimeUrl, header)
      client.send({ type: 'connection_init' })
      const frame = await client.next(({ type }) => type === 'connection_error')
      expect(errorsOf(frame)).toMatchObject([{ errorType: 'UnauthorizedException', errorCode: 401 }])
      expect(await client.closed).toBe(4401)
    }
  })

  it('counts open connections', async () => {
    await Promise.all([connect(), connect()])
    expect(api().runtime.connections()).toBe(2)
  })
})

describe('starting a subscription', () => {
  it('rejects a start without authorization, with a bad token, with a query, or with an invalid field', async () => {
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

  it('denies a subscription by group and by its resolver on a socket that still serves others', async () => {
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

  it('rejects an ID in use and drops a start that was stopped before it was accepted', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote { owner } }', studentToken)
    expect(errorsOf(await client.start('1', 'subscription { onNote { owner } }', studentToken))).toMatchObject([
      { errorType: 'DuplicatedOperationError' },
    ])
    const before = api().runtime.publishStats().subscriptions
    const authorization = { Authorization: studentToken, host: 'h' }
    client.send({
      id: '2',
      type: 'start',
      payload: { data: JSON.stringify({ query: 'subscription { onMine { owner } }' }), extensions: { authorization } },
    })
    client.send({ id: '2', type: 'stop' })
    await client.next(({ type, id }) => type === 'complete' && id === '2')
    await client.start('3', 'subscription { onNote { owner } }', studentToken)
    expect(api().runtime.publishStats().subscriptions).toBe(before + 1)
  })

  it('rejects a filter that AppSync would reject', async () => {
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
