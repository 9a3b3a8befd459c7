import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { studentToken, type TestApi } from '../testing/start-api.ts'
import { isData, type NotesApi, startNotes } from '../testing/start-notes.ts'

let notes: NotesApi
let api: TestApi
beforeAll(async () => {
  notes = await startNotes()
  api = notes.api
})
afterAll(() => api.close())
afterEach(async () => {
  notes.disconnect()
  await vi.waitFor(() => {
    expect(api.runtime.connections()).toBe(0)
  })
})
const connect: NotesApi['connect'] = (token) => notes.connect(token)
const publish: NotesApi['publish'] = (args, selection) => notes.publish(args, selection)

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
