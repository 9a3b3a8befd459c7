import { describe, expect, it } from 'vitest'
import { questionChunk, QUESTION_CHUNKS } from '#table/search-files.ts'
import { answersOf, aQuestion, matchingOf } from '#table/testing/a-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { byNumber, questionEntry, type QuestionEntry } from '#domain/search/question-entry.ts'
import { byName, userEntry } from '#domain/search/user-entry.ts'
import type { User } from '#domain/users/user.ts'
import type { QuestionSearchInput } from '#generated/schema.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { findPosition, listQuestionIds, listQuestions } from './list-questions.ts'
import { listUsers } from './list-users.ts'
import { createSnapshots } from './snapshots.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'

/** Epoch milliseconds. */
const NOW = 1_790_000_000_000

const bankOf = (questions: readonly Question[]) => ({
  questions: () => Promise.resolve(questions.map((question) => questionEntry(question)).sort(byNumber)),
  now: () => NOW,
})
const idsOf = async (search: QuestionSearchInput, questions: readonly Question[]) =>
  (await listQuestions({ search, page: 1 }, bankOf(questions))).items.map(({ id }) => id)
const BANK = [
  aQuestion({ id: 101, body: 'Which FINDING suggests café-au-lait spots?', tags: ['RN', 'Skin'], area: ['Safety'] }),
  aQuestion({ id: 102, body: 'Which drug?', answers: answersOf(['Digoxin', 'Finding'], [0]), tags: ['PN', 'Skin'] }),
  aQuestion({
    id: 103,
    answers: matchingOf({ heart: 'pumps blood' }),
    tags: ['RN', 'Heart'],
    area: ['Care', 'Safety'],
  }),
  aQuestion({ id: 1010, rationale: 'A late finding.', tags: ['PN', 'Heart'], area: ['Care'] }),
]

describe('the list of questions', () => {
  it('shows 50 a page by number, with the first 70 letters of the body', async () => {
    const bank = bankOf(
      Array.from({ length: 120 }, (_, i) =>
        aQuestion({ id: 220 - i, body: i === 0 ? 'x'.repeat(70) : 'x'.repeat(71) }),
      ),
    )
    const pages = await Promise.all([1, 2, 3].map((page) => listQuestions({ page }, bank)))
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20])
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      Array.from({ length: 120 }, (_, i) => 101 + i),
    )
    expect(pages[0]).toMatchObject({ total: 120, page: 1 })
    expect(pages[0]?.items[0]).toEqual({
      id: 101,
      type: 'Multiple Choice',
      preview: `${'x'.repeat(70)}…`,
      tags: ['RN'],
      area: [],
      items: [],
      changedOn: null,
      sample: false,
    })
    expect(pages[2]?.items.at(-1)?.preview).toBe('x'.repeat(70))
    expect(await listQuestions({ page: 9 }, bank)).toMatchObject({ page: 3, total: 120 })
    expect(await listQuestions({ page: -1 }, bankOf([]))).toEqual({ items: [], page: 1, total: 0 })
  })
  it('finds every word in body, answers, matches or rationale, ignoring case and accents [1.3.8]', async () => {
    expect(await idsOf({ type: 'Default', text: ' finding ' }, BANK)).toEqual([101, 102, 1010])
    expect(await idsOf({ type: 'Default', text: 'CAFE spots' }, BANK)).toEqual([101])
    expect(await idsOf({ type: 'Default', text: 'digoxin which' }, BANK)).toEqual([102])
    expect(await idsOf({ type: 'Default', text: 'pumps heart' }, BANK)).toEqual([103])
    expect(await idsOf({ type: 'Default', text: 'nothing like it' }, BANK)).toEqual([])
  })
  it('finds a number as a whole', async () => {
    expect(await idsOf({ type: 'Number', text: '101' }, BANK)).toEqual([101])
    expect(await idsOf({ type: 'Number', text: '10' }, BANK)).toEqual([])
  })
  it('finds by tags only what carries all of them', async () => {
    expect(await idsOf({ type: 'Tag', tags: ['RN'] }, BANK)).toEqual([101, 103])
    expect(await idsOf({ type: 'Tag', tags: ['RN', 'Skin'] }, BANK)).toEqual([101])
  })
  it('finds by RN or PN together with any of the areas', async () => {
    expect(await idsOf({ type: 'Areas', subject: 'RN', areas: ['Safety'] }, BANK)).toEqual([101, 103])
    expect(await idsOf({ type: 'Areas', subject: 'PN', areas: ['Safety', 'Care'] }, BANK)).toEqual([1010])
  })
  it('applies all conditions of a combined search', async () => {
    const combined = (search: Omit<QuestionSearchInput, 'type'>) => idsOf({ type: 'Combined', ...search }, BANK)
    const alone = async (search: QuestionSearchInput) => new Set(await idsOf(search, BANK))
    expect(await combined({ text: 'finding', tags: ['Skin'], subject: 'RN', areas: ['Safety', 'Care'] })).toEqual([101])
    expect(await combined({ types: ['Multiple Choice', 'Bow-Tie'], areas: ['Care'] })).toEqual([103, 1010])
    expect(await combined({ types: ['Bow-Tie'], areas: ['Care'] })).toEqual([])
    const [words, tag] = [{ text: 'finding' }, { tags: ['Heart'] }]
    const ofWords = await alone({ type: 'Default', ...words })
    const ofTag = await alone({ type: 'Tag', ...tag })
    expect(await combined({ ...words, ...tag })).toEqual([...ofWords].filter((id) => ofTag.has(id)))
    expect(await combined({ areas: ['Nothing'] })).toEqual([])
  })
  it('finds by state: samples, without rationale, tags or area, and changed within seven days', async () => {
    const day = 86_400_000
    const entries = [
      questionEntry(aQuestion({ id: 1, tags: ['RN'], area: ['Care'] }), { time: NOW - 8 * day, sample: true }),
      questionEntry(aQuestion({ id: 2, rationale: '', tags: [] }), { time: NOW - 6 * day }),
      questionEntry(aQuestion({ id: 3, tags: ['RN'], area: ['Care'] })),
    ]
    const bank = { questions: () => Promise.resolve(entries), now: () => NOW }
    const inState = async (state: string) =>
      (await listQuestions({ search: { type: 'Combined', state }, page: 1 }, bank)).items.map(({ id }) => id)
    expect(await inState('Public sample')).toEqual([1])
    expect(await inState('Without rationale')).toEqual([2])
    expect(await inState('Without tags')).toEqual([2])
    expect(await inState('Without NCLEX area')).toEqual([2])
    expect(await inState('Changed in the last 7 days')).toEqual([2])
  })
  it('is sorted by a column, both ways, with equal rows by number, on every page', async () => {
    const bodyOf = (i: number) => `Body ${String.fromCharCode(97 + (i % 3))}`
    const bank = bankOf(Array.from({ length: 60 }, (_, i) => aQuestion({ id: 101 + i, body: bodyOf(i) })))
    const byBody = async (descending: boolean) => {
      const pages = await Promise.all(
        [1, 2].map((page) => listQuestions({ sort: { by: 'question', descending }, page }, bank)),
      )
      return pages.flatMap(({ items }) => items.map(({ preview, id }) => `${preview} ${id}`))
    }
    const ascending = await byBody(false)
    expect(ascending).toEqual([...ascending].sort())
    expect((await byBody(true)).map((row) => row.slice(0, 6))).toEqual(
      ascending.map((row) => row.slice(0, 6)).reverse(),
    )
    expect((await byBody(true)).slice(0, 20)).toEqual(ascending.slice(40))
    expect(await codeOf(listQuestions({ sort: { by: 'constructor', descending: false }, page: 1 }, bank))).toBe(
      'sort-unknown',
    )
  })
  it('names all numbers that a search finds, and the neighbours of a question in that order', async () => {
    const search = { type: 'Tag' as const, tags: ['RN'] }
    const sort = { by: 'id', descending: true }
    expect(await listQuestionIds({ search, sort }, bankOf(BANK))).toEqual([103, 101])
    const first = { position: 1, total: 2, previous: null, next: 101 }
    expect(await findPosition({ id: 103, search, sort }, bankOf(BANK))).toEqual(first)
    expect(await findPosition({ id: 102 }, bankOf(BANK))).toEqual({ position: 2, total: 4, previous: 101, next: 103 })
    expect(await findPosition({ id: 102, search }, bankOf(BANK))).toBeNull()
  })
  it('finds questions of any of the given types', async () => {
    const ofType = (types: string[]) => BANK.filter(({ type }) => types.includes(type)).map(({ id }) => id)
    for (const types of [['Multiple Choice'], ['Matching/Dropdown', 'Multiple Choice'], ['Bow-Tie']])
      expect(await idsOf({ type: 'Type', types }, BANK)).toEqual(ofType(types))
    expect(ofType(['Multiple Choice'])).not.toEqual([])
  })
  it('finds case studies by words, and by steps and types of their items, which it names', async () => {
    const bank = [...BANK, aQuestion({ id: 104, body: 'A client of 64 years rests.' }), aCaseStudy(105)]
    expect(await idsOf({ type: 'Case', text: 'client hour' }, bank)).toEqual([105])
    expect(await idsOf({ type: 'Case', text: 'finding' }, bank)).toEqual([])
    const itemsOf = async (search: Omit<QuestionSearchInput, 'type'>) =>
      (await listQuestions({ search: { type: 'Case', ...search }, page: 1 }, bankOf(bank))).items.map(
        ({ id, items }) => [id, ...items.map(({ number }) => number)],
      )
    expect(await itemsOf({ text: 'client' })).toEqual([[105]])
    expect(await itemsOf({ steps: ['Take Action', 'Analyze Cues'] })).toEqual([[105, 2, 5]])
    expect(await itemsOf({ types: ['Select N', 'Highlight Text', 'Bow-Tie'] })).toEqual([[105, 1, 4]])
    expect(await itemsOf({ types: ['Select N'], steps: ['Generate Solutions'], text: 'client' })).toEqual([[105, 4]])
    expect(await itemsOf({ types: ['Select N'], steps: ['Take Action'] })).toEqual([])
    expect(await itemsOf({ types: ['Bow-Tie'] })).toEqual([])
    const shown = await listQuestions({ search: { type: 'Case', steps: ['Evaluate Outcomes'] }, page: 1 }, bankOf(bank))
    expect(shown.items[0]?.items).toEqual([
      { number: 6, step: 'Evaluate Outcomes', type: 'Select All That Apply', preview: 'Item 6?' },
    ])
  })
  it('reads case studies of older files, whose items are not known: each has every step', async () => {
    const { items: _, ...old } = questionEntry(aCaseStudy(105))
    const bank = { questions: () => Promise.resolve([old]), now: () => NOW }
    const total = async (search: Omit<QuestionSearchInput, 'type'>) =>
      (await listQuestions({ search: { type: 'Case', ...search }, page: 1 }, bank)).total
    expect(await total({ text: 'client', steps: ['Take Action'] })).toBe(1)
    expect(await total({ types: ['Select N'] })).toBe(0)
  })
  it.each<[string, QuestionSearchInput, string]>([
    ['nothing of a case study', { type: 'Case', text: ' ' }, 'search-case'],
    ['a step that is none', { type: 'Case', steps: ['Rest'] }, 'step-unknown'],
    ['nothing combined', { type: 'Combined', text: ' ', tags: [] }, 'search-combined'],
    ['a state that is none', { type: 'Combined', state: 'Lost' }, 'state-unknown'],
    ['a subject that is none', { type: 'Combined', subject: 'CPR' }, 'search-areas'],
    ['no types', { type: 'Type', types: [] }, 'search-types'],
    ['no words', { type: 'Default', text: ' ' }, 'search-empty'],
    ['no number', { type: 'Number' }, 'search-empty'],
    ['letters for a number', { type: 'Number', text: '10a' }, 'search-digits'],
    ['no tags', { type: 'Tag', tags: [] }, 'search-tags'],
    ['areas without RN or PN', { type: 'Areas', areas: ['Safety'] }, 'search-areas'],
    ['RN without areas', { type: 'Areas', subject: 'RN', areas: [] }, 'search-areas'],
  ])('refuses a search with %s', async (_, search, code) => {
    expect(await codeOf(listQuestions({ search, page: 1 }, bankOf(BANK)))).toBe(code)
  })
})

describe('the list of users', () => {
  const person = (firstName: string, lastName: string, more: Partial<User> = {}): User => {
    const data = `${firstName} ${lastName} ${firstName}@academy.example 2125550123`.toLowerCase()
    return aUser({ uid: `${firstName}-${lastName}`, firstName, lastName, data, ...more })
  }
  const people = [person('Zoë', 'Adams'), person('Ann', 'Zimmer', { type: 'Admin' }), person('Bob', 'Ádams')]
  const deps = { users: () => Promise.resolve(people.map((user) => userEntry(user)).sort(byName)), now: () => 1 }
  const names = async (args: Parameters<typeof listUsers>[0]) =>
    (await listUsers(args, deps)).items.map(({ firstName }) => firstName)

  it('shows users by last name, then first name, of one type or of both', async () => {
    expect(await names({ page: 1 })).toEqual(['Bob', 'Zoë', 'Ann'])
    expect(await names({ page: 1, type: 'Student' })).toEqual(['Bob', 'Zoë'])
  })
  it('finds every word in the data string, trimmed, ignoring case [1.3.1]', async () => {
    expect(await names({ page: 1, search: '  ZOE adams ' })).toEqual(['Zoë'])
    expect(await names({ page: 1, search: '555012' })).toEqual(['Bob', 'Zoë', 'Ann'])
    expect(await names({ page: 1, search: 'ann@ bob' })).toEqual([])
  })
  it('shows 20 a page with the total', async () => {
    const many = Array.from({ length: 45 }, (_, i) => userEntry(person(`F${i}`, 'Same')))
    const page = await listUsers({ page: 3 }, { users: () => Promise.resolve(many), now: () => 1 })
    expect([page.items.length, page.total, page.page]).toEqual([5, 45, 3])
  })
})

describe('a warm function', () => {
  it('reads again only the files that changed', async () => {
    const files = memoryFiles()
    let clock = 0
    const write = (id: number, body: string) => files.write(questionChunk(id), [questionEntry(aQuestion({ id, body }))])
    await write(101, 'one')
    await write(700, 'two')
    const options = { prefix: QUESTION_CHUNKS, compare: byNumber, now: () => (clock += 1_000) }
    const entries = createSnapshots<QuestionEntry>(files, options)
    expect((await entries()).map(({ preview }) => preview)).toEqual(['one', 'two'])
    await write(700, 'three')
    files.reads.length = 0
    expect((await entries()).map(({ preview }) => preview)).toEqual(['one', 'three'])
    expect(files.reads).toEqual([questionChunk(700)])
    await entries()
    expect(files.reads).toHaveLength(1)
  })
})
