import { describe, expect, it } from 'vitest'
import { adminToken, studentToken, tokenOf } from '../testing/start-api.ts'
import { errorsOf, isData, servedNotes } from '../testing/start-notes.ts'

const { api, connect, publish, wait } = servedNotes()

describe('delivery', () => {
  it('delivers what the mutation selected and null for the rest', async () => {
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

  it('reports an error when the mutation didn’t select a non-null field', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote { owner kind } }', studentToken)
    await publish('owner: "a", kind: "k"', 'kind')
    expect((await client.next(isData)).payload).toMatchObject({
      data: { onNote: null },
      errors: [{ path: ['onNote', 'owner'] }],
    })
  })

  it('hides a nested field from subscribers who can’t read it', async () => {
    const [student, admin] = [await connect(), await connect(adminToken)]
    await student.start('s', 'subscription { onNote { owner secret } }', studentToken)
    await admin.start('a', 'subscription { onNote { owner secret } }', adminToken)
    await publish('owner: "a"')
    expect((await student.next(isData)).payload).toEqual({ data: { onNote: { owner: 'a', secret: null } } })
    expect((await admin.next(isData)).payload).toEqual({ data: { onNote: { owner: 'a', secret: 'for admins' } } })
  })

  it('delivers nothing for a failed mutation or after stop', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote { owner } }', studentToken)
    await api().post('mutation { failNote { owner } }')
    client.send({ id: '1', type: 'stop' })
    expect(await client.next(({ type }) => type === 'complete')).toMatchObject({ id: '1' })
    await publish('owner: "a"')
    await client.settle()
    expect(client.frames.filter(isData)).toEqual([])
  })
})

describe('subscriptions that the server ends', () => {
  it('a mutation ends only the subscriptions that match its invalidation filter', async () => {
    const other = tokenOf({ sub: 'student-2', username: 'student-2' })
    const client = await connect()
    await client.start('1', 'subscription { onMine { owner } }', studentToken)
    await client.start('2', 'subscription { onMine { owner } }', other)
    await api().post('mutation { endNotes(owner: "student-1") }')
    expect(await client.next(({ type }) => type === 'complete')).toMatchObject({ id: '1' })
    await publish('owner: "student-1"')
    await publish('owner: "student-2"')
    await client.settle()
    expect(client.frames.filter(isData).map(({ id }) => id)).toEqual(['2'])
  })

  it('an expired token ends its subscription before the next delivery', async () => {
    const client = await connect()
    await client.start(
      '1',
      'subscription { onNote { owner } }',
      tokenOf({ sub: 'x', exp: Math.floor(Date.now() / 1000) + 3600 }),
    )
    wait(3_601_000)
    await publish('owner: "a"')
    expect(errorsOf(await client.next(({ type }) => type === 'error'))).toMatchObject([
      { errorType: 'UnauthorizedException', message: 'Token has expired.' },
    ])
    expect(client.frames.filter(isData)).toEqual([])
  })
})
