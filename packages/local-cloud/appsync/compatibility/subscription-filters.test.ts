import { describe, expect, it } from 'vitest'
import { studentToken } from '../testing/start-api.ts'
import { isData, servedNotes } from '../testing/start-notes.ts'

const { connect, publish } = servedNotes()

describe('aws-appsync-real-time-data: arguments as filters', () => {
  it('filters by each argument present, ignores omitted ones, and matches null to null', async () => {
    const client = await connect()
    const start = (id: string, args: string) =>
      client.start(id, `subscription { onNote${args} { owner kind } }`, studentToken)
    await Promise.all([
      start('all', ''),
      start('null', '(kind: null)'),
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
    ).toEqual(['all', 'owner'])
    await publish('owner: "c"')
    await client.settle()
    expect(client.frames.filter(isData).map(({ id }) => id)).toEqual(expect.arrayContaining(['null']))
  })

  it('treats a variable without a value as an omitted argument', async () => {
    const client = await connect()
    const text = 'subscription ($owner: ID) { onNote(owner: $owner) { owner } }'
    await client.start('1', text, studentToken, {})
    await publish('owner: "a"')
    await client.settle()
    expect(client.frames.filter(isData)).toHaveLength(1)
  })

  it('never matches a field that the mutation didn’t select', async () => {
    const client = await connect()
    await client.start('1', 'subscription { onNote(kind: "x") { owner } }', studentToken)
    await publish('owner: "a", kind: "x"', 'owner')
    await client.settle()
    expect(client.frames.filter(isData)).toEqual([])
  })
})

describe('aws-appsync-real-time-enhanced-filtering: resolver filters', () => {
  it('applies the filter that the resolver sets from the identity, whatever the client sends', async () => {
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
    [false, rule('kind', 'eq', 'Quiz')],
    [true, rule('score', 'eq', 7)],
    [true, rule('score', 'ne', 8)],
    [true, rule('owner', 'lt', 'b')],
    [true, rule('owner', 'ge', 'anna')],
    [true, rule('score', 'in', [6, 7])],
    [true, rule('score', 'notIn', [6])],
    [false, rule('owner', 'between', ['b', 'c'])],
    [false, rule('score', 'gt', '1')],
  ])('delivers %s for the filter %j', async (isDelivered, filter) => {
    const client = await connect()
    const f = JSON.stringify({ filterGroup: [{ filters: [filter] }] })
    await client.start('1', 'subscription ($f: AWSJSON) { onFiltered(filter: $f) { owner } }', studentToken, { f })
    await publish(note)
    await client.settle()
    expect(client.frames.filter(isData)).toHaveLength(isDelivered ? 1 : 0)
  })

  it('requires every filter of a group and any one group', async () => {
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
