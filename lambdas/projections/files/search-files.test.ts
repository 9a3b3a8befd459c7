import type { DynamoDBRecord } from 'aws-lambda'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionItem, questionOf, type QuestionItem } from '#table/question.ts'
import { questionChunk, userChunk } from '#table/search-files.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { userItem } from '#table/user.ts'
import { questionEntry, type QuestionEntry } from '#domain/search/question-entry.ts'
import type { UserEntry } from '#domain/search/user-entry.ts'
import type { User } from '#domain/users/user.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { followSearchFiles, rebuildSearchFiles } from './search-files.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'

const noCourses = () => Promise.resolve(null)

const batch = (...records: DynamoDBRecord[]) => aBatch(ON.searchFiles, ...records)

const question = (id: number, body = `Body of ${id}`) =>
  questionItem(aQuestion({ id, body }), { version: 1, time: 1, ref: `r:${id}` })
const someUser = (uid: string, more: Partial<User> = {}) =>
  aUser({ uid, firstName: 'José', lastName: 'Núñez', data: `josé núñez ${uid}@academy.example`, ...more })

describe('the search files', () => {
  it('follow the stream of questions and users, without keys, rationales, or other items', async () => {
    const files = memoryFiles()
    const note = { key: 'n', uid: 'u', text: 'Call back', author: 'Avery M.', createdOn: 5 }
    await followSearchFiles(
      batch(
        aRecord(undefined, question(101)),
        aRecord(undefined, question(700)),
        aRecord(undefined, { ...userItem(someUser('u')), note }),
        aRecord(undefined, { type: 'question-version', id: 9 }),
      ),
      files,
      noCourses,
    )
    expect(await files.list('')).toHaveProperty('size', 3)
    const [entry] = (await files.read<QuestionEntry>(questionChunk(101)))?.entries ?? []
    expect(Object.keys(entry ?? {}).sort()).toEqual(['area', 'cut', 'id', 'preview', 'tags', 'text', 'time', 'type'])
    expect(entry?.text).toContain('rationale of 101')
    const [user] = (await files.read<UserEntry>(userChunk('u')))?.entries ?? []
    expect(user).toMatchObject({ uid: 'u', note, text: 'jose nunez u@academy.example' })
  })
  it('drop deleted items, and take an entry of a reused number', async () => {
    const files = memoryFiles()
    const [first, second] = [question(101, 'First'), question(101, 'Second')]
    await followSearchFiles(batch(aRecord(undefined, first), aRecord(undefined, question(102))), files, noCourses)
    await followSearchFiles(batch(aRecord(first, undefined)), files, noCourses)
    const ids = async () => (await files.read<QuestionEntry>(questionChunk(101)))?.entries.map(({ id }) => id)
    expect(await ids()).toEqual([102])
    await followSearchFiles(batch(aRecord(undefined, second)), files, noCourses)
    expect(await ids()).toEqual([101, 102])
  })
  it('are not rewritten because a user was seen again today', async () => {
    const files = memoryFiles()
    const noon = Date.UTC(2026, 4, 1, 12)
    const before = userItem(someUser('u', { lastSeen: noon }))
    await followSearchFiles(batch(aRecord(undefined, before)), files, noCourses)
    await followSearchFiles(batch(aRecord(before, { ...before, lastSeen: noon + 60_000 })), files, noCourses)
    expect(files.writes).toHaveLength(1)
    await followSearchFiles(batch(aRecord(before, { ...before, lastSeen: noon + 86_400_000 })), files, noCourses)
    expect(files.writes).toHaveLength(2)
  })
  it('match the latest records after any repeated batches', async () => {
    const move = fc.record({ id: fc.integer({ min: 101, max: 104 }), body: fc.option(fc.constantFrom('a', 'b', 'c')) })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 20 }), fc.nat(20), async (moves, cut) => {
        const bank = new Map<number, QuestionItem>()
        const records = moves.map(({ id, body }) => {
          const before = bank.get(id)
          if (body === null) bank.delete(id)
          else bank.set(id, question(id, body))
          return aRecord(before, bank.get(id))
        })
        const files = memoryFiles()
        await followSearchFiles(batch(...records.slice(0, cut)), files, noCourses)
        await followSearchFiles(batch(...records), files, noCourses)
        const { entries = [] } = (await files.read<QuestionEntry>(questionChunk(101))) ?? {}
        expect(entries).toEqual(
          [...bank.values()].sort((a, b) => a.id - b.id).map((item) => questionEntry(questionOf(item), item)),
        )
      }),
    )
  })

  describe('made again', () => {
    const tables = testTables()

    it('equal those of the stream, without leftovers', async () => {
      const table = await tables.table()
      const items = [
        ...[101, 102, 499, 500, 1_200].map((id) => question(id)),
        ...['a', 'b', 'c'].map((uid) => userItem(someUser(uid))),
        userItem(someUser('d', { type: 'Admin' })),
      ]
      await batchPut(table, items)
      const [made, streamed] = [memoryFiles(), memoryFiles()]
      await made.write(questionChunk(9_000), [questionEntry(aQuestion({ id: 9_000 }))])
      expect(await rebuildSearchFiles({ table, searchFiles: made })).toEqual({ questions: 5, users: 4 })
      await followSearchFiles(batch(...items.map((item) => aRecord(undefined, item))), streamed, noCourses)
      for (const name of (await streamed.list('')).keys())
        expect((await made.read(name))?.entries).toEqual((await streamed.read(name))?.entries)
      expect((await made.read(questionChunk(9_000)))?.entries).toEqual([])
    })
  })
})
