import { beforeEach, describe, expect, it } from 'vitest'
import { notesOf } from '#table/keys.ts'
import type { NoteItem } from '#table/account.ts'
import { aProgress } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { addNote } from './add-note.ts'
import { listNotes } from './list-notes.ts'
import { managedUser } from './managed-user.ts'
import { usersFixture, aPerson, NOW, type UsersFixture } from './testing/users-fixture.ts'

const table = freshTable()
let office: UsersFixture
beforeEach(async () => {
  office = await usersFixture(table, [
    aPerson('ann', 'Admin', { firstName: 'Ann', lastName: 'Zimmer' }),
    aPerson('sam', 'Student'),
  ])
})

let requests = 0
const note = (
  text: string,
  more: { requestId?: string; uid?: string; caller?: string; deps?: UsersFixture['deps'] } = {},
) =>
  addNote(
    { uid: more.uid ?? 'sam', text, requestId: more.requestId ?? `request-${(requests += 1)}` },
    more.caller ?? 'ann',
    more.deps ?? office.deps,
  )
const stored = () => queryItems<NoteItem>(table, { ...notesOf('sam'), consistent: true })
const texts = async () => (await stored()).map(({ text }) => text)

it('the page of a user shows the newest three courses', async () => {
  expect((await managedUser('sam', office.deps))?.courses).toEqual([])
  const course = (n: number) => aProgress('sam', String(n), { name: `Course ${n}` })
  await batchPut(table, [1, 2, 3, 4].map(course))
  expect((await managedUser('sam', office.deps))?.courses.map(({ name }) => name)).toEqual([
    'Course 4',
    'Course 3',
    'Course 2',
  ])
  expect((await managedUser('ann', office.deps))?.courses).toEqual([])
})

describe('a note', () => {
  it('is kept with its author and time, and shown on the profile as the most recent [1.3.3] [3.3.10] [3.7.10]', async () => {
    const first = await note('  Prefers evenings. ')
    expect(first).toEqual({
      key: String(NOW),
      uid: 'sam',
      text: 'Prefers evenings.',
      author: 'Ann Zimmer',
      createdOn: NOW,
    })
    expect((await office.record('sam'))?.note).toEqual(first)
    office.clock.now += 5
    const second = await note('Called twice.')
    expect((await managedUser('sam', office.deps))?.user.note).toEqual(second)
    expect((await managedUser('sam', office.deps))?.notes).toEqual({ items: [second, first], nextToken: null })
  })

  it.each([
    ['note-empty', '  \n '],
    ['note-long', 'x'.repeat(2_001)],
  ])('is refused with %s, and nothing is written', async (refusal, text) => {
    expect(await codeOf(note(text))).toBe(refusal)
    expect(await stored()).toEqual([])
    expect((await office.record('sam'))?.note).toBeUndefined()
  })

  it('is refused for an unknown user, and creates no user', async () => {
    expect(await codeOf(note('x', { uid: 'nobody' }))).toBe('user-not-found')
    expect(await office.record('nobody')).toBeUndefined()
  })

  it('is later than the one before it, when the clock stops or goes back [3.3.10]', async () => {
    await note('one')
    await note('two')
    office.clock.now -= 60_000
    const third = await note('three')
    expect(third.createdOn).toBe(NOW + 2)
    expect((await office.record('sam'))?.note?.text).toBe('three')
    expect(await texts()).toEqual(['one', 'two', 'three'])
  })

  it('is never lost when ten are added at the same time, and the last one is shown', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, at) => note(`note ${at}`)))
    const all = await texts()
    expect(new Set(all).size).toBe(10)
    expect((await office.record('sam'))?.note?.text).toBe(all.at(-1))
  })
})

describe('a request that is repeated', () => {
  it('returns its note and writes nothing, whatever was added since', async () => {
    const first = await note('one', { requestId: 'r' })
    office.clock.now += 5
    await note('two')
    expect(await note('one', { requestId: 'r' })).toEqual(first)
    expect(await texts()).toEqual(['one', 'two'])
    expect((await office.record('sam'))?.note?.text).toBe('two')
  })

  it('has one effect when it is sent five times at the same moment', async () => {
    const notes = await Promise.all(Array.from({ length: 5 }, () => note('one', { requestId: 'same' })))
    expect(new Set(notes.map(({ key }) => key)).size).toBe(1)
    expect(await texts()).toEqual(['one'])
  })

  it('is separate for another administrator, and for another user', async () => {
    office = await usersFixture(table, [aPerson('bea', 'Admin'), aPerson('tom', 'Student')])
    await note('one', { requestId: 'r' })
    await note('two', { requestId: 'r', caller: 'bea' })
    await note('three', { requestId: 'r', uid: 'tom' })
    expect(await texts()).toEqual(['one', 'two'])
  })

  it('can have an id of any length', async () => {
    expect(await codeOf(note('one', { requestId: 'r'.repeat(100_000) }))).toBe('done')
  })
})

describe('the notes of a user', () => {
  it('come twenty at a time, newest first, until there are no more [3.3.10]', async () => {
    for (let at = 0; at < 45; at += 1) {
      office.clock.now += 1
      await note(`note ${at}`)
    }
    const first = (await managedUser('sam', office.deps))?.notes
    const second = await listNotes({ uid: 'sam', nextToken: first?.nextToken ?? '' }, office.deps)
    const third = await listNotes({ uid: 'sam', nextToken: second.nextToken ?? '' }, office.deps)
    expect([first, second, third].map((page) => page?.items.length)).toEqual([20, 20, 5])
    const shown = [first, second, third].flatMap((page) => page?.items.map(({ text }) => text) ?? [])
    expect(shown).toEqual(Array.from({ length: 45 }, (_, at) => `note ${44 - at}`))
    expect(third.nextToken).toBeNull()
  })

  it.each(['x', '17'.repeat(9), '12#', 'x'.repeat(5_000)])(
    'reject a cursor that is no note’s: %s',
    async (nextToken) => {
      await expect(listNotes({ uid: 'sam', nextToken }, office.deps)).rejects.toMatchObject({ code: 'request-invalid' })
    },
  )

  it('are not found for an unknown user', async () => {
    expect(await managedUser('nobody', office.deps)).toBeNull()
    expect(await listNotes({ uid: 'nobody', nextToken: '9'.repeat(13) }, office.deps)).toEqual({
      items: [],
      nextToken: null,
    })
  })
})
