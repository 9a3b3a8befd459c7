import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { hasBidiControls } from '#domain/text/is-readable.ts'
import { sanitiseRichText } from '#lambdas/rich-text/rich-text.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { type Answer, rawClient, type RawClient } from '#tests/client/api/raw-client.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'
import { API_PAYLOADS, problemsOf } from '#tests/client/xss/try-payloads.ts'

const DAY_MS = 86_400_000

let send: RawClient
let place = { contentKey: '', sectionKey: '' }
beforeAll(async () => {
  send = rawClient(API_URL, await signInForToken(API_URL, ADMIN.email, ADMIN.password))
  const content = await send('mutation ($input: CreateContentInput!) { createContent(input: $input) { key } }', {
    input: { name: `Scripts ${randomUUID()}`, instructions: 'x', descText: '' },
  })
  const contentKey = (content.data.createContent as { key: string }).key
  const section = await send('mutation ($input: CreateSectionInput!) { createSection(input: $input) { key } }', {
    input: { contentKey, name: 'All', instructions: 'x' },
  })
  place = { contentKey, sectionKey: (section.data.createSection as { key: string }).key }
})

const named = (payload: string, n: number) => `${payload} ${String(n)}`
const rich = (payload: string) => `<p>Before</p>${payload}`

/** Undefined if the reply contains exactly these texts; otherwise what it contains. */
function otherThan({ data, codes }: Answer, stored: object): unknown {
  if (codes.length > 0) return codes
  const [reply] = Object.values(data)
  try {
    expect(reply).toMatchObject(stored)
    return undefined
  } catch {
    return reply
  }
}

const mutation = (name: string, input: string, selection: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${selection} } }`

describe('every text that somebody may send, with every payload', () => {
  it('contents are kept as text, their descriptions without anything that could run', async () => {
    const create = mutation('createContent', 'CreateContentInput', 'key version name instructions descText')
    const update = mutation('updateContent', 'UpdateContentInput', 'name instructions descText')
    const faults = await problemsOf(async (payload, n) => {
      const texts = (name: string) => ({ name, instructions: payload, descText: rich(payload) })
      const stored = { instructions: payload.trim(), descText: sanitiseRichText(rich(payload)) }
      const created = await send(create, { input: texts(named(payload, n)) })
      const first = otherThan(created, { name: named(payload, n).trim(), ...stored })
      if (first !== undefined) return first
      const { key, version } = created.data.createContent as { key: string; version: number }
      const name = `Again ${named(payload, n)}`
      return otherThan(await send(update, { input: { key, version, ...texts(name) } }), { name, ...stored })
    })
    expect(faults).toEqual([])
  })

  it('sections are kept as text', async () => {
    const create = mutation('createSection', 'CreateSectionInput', 'key version name instructions')
    const update = mutation('updateSection', 'UpdateSectionInput', 'name instructions')
    const { contentKey } = place
    const faults = await problemsOf(async (payload, n) => {
      const stored = { name: named(payload, n).trim(), instructions: payload.trim() }
      const created = await send(create, { input: { contentKey, name: named(payload, n), instructions: payload } })
      const first = otherThan(created, stored)
      if (first !== undefined) return first
      const { key, version } = created.data.createSection as { key: string; version: number }
      const name = `Again ${named(payload, n)}`
      const input = { contentKey, key, version, name, instructions: payload }
      return otherThan(await send(update, { input }), { ...stored, name })
    })
    expect(faults).toEqual([])
  })

  it('tasks are kept as text, readings without anything that could run', async () => {
    const create = mutation('createTask', 'CreateTaskInput', 'key version name text tags')
    const update = mutation('updateTask', 'UpdateTaskInput', 'name text tags')
    const kinds = [
      { type: 'Reading', fields: (payload: string) => ({ text: rich(payload) }), rich: true },
      {
        type: 'Practice',
        fields: (_: string, n: number) => ({ tags: [tags[n] ?? ''], numOfQuestions: 1, timeAllowed: 1 }),
        rich: false,
      },
    ]
    // A Practice is only accepted with existing tags and enough questions to draw.
    const tags = API_PAYLOADS.map((payload, n) => `Practice ${named(payload, n)}`)
    const add =
      'mutation ($input: QuestionInput!, $requestId: ID!) { addQuestion(input: $input, requestId: $requestId) { id } }'
    for (let from = 0; from < tags.length; from += 30) {
      const input = { ...question('A question'), tags: tags.slice(from, from + 30) }
      expect((await send(add, { input, requestId: randomUUID() })).codes).toEqual([])
    }
    for (const kind of kinds) {
      const faults = await problemsOf(async (payload, n) => {
        const name = named(`${kind.type} ${payload}`, n)
        const stored = kind.rich ? { text: sanitiseRichText(rich(payload)) } : { tags: [tags[n] ?? ''] }
        const created = await send(create, {
          input: { ...place, type: kind.type, name, ...kind.fields(payload, n) },
        })
        const first = otherThan(created, { name, ...stored })
        if (first !== undefined) return first
        const { key, version } = created.data.createTask as { key: string; version: number }
        const input = { ...place, key, version, name: `Again ${name}`, ...kind.fields(payload, n) }
        return otherThan(await send(update, { input }), { name: `Again ${name}`, ...stored })
      })
      expect(faults, kind.type).toEqual([])
    }
  })

  it('courses are kept as text with the label of the academy, or refused for the length of their name or for turning the text', async () => {
    const create = mutation('createCourse', 'CreateCourseInput', 'key version name instructor location')
    const update = mutation('updateCourse', 'UpdateCourseInput', 'name location')
    const shared = { subject: 'RN', price: '20', onlineDays: '30', content: [place.contentKey] }
    const faults = await problemsOf(async (payload, n) => {
      const date = new Date(Date.parse('2031-01-01') + n * DAY_MS).toISOString().slice(0, 10)
      const live = { dates: [date], startTime: '9:17AM', endTime: '4:00PM', maxStudents: '5' }
      const kinds = [
        { type: 'Online' as const, fields: { name: named(payload, n) }, stored: { name: named(payload, n).trim() } },
        {
          type: 'Live' as const,
          fields: { name: '', location: payload, ...live },
          stored: { location: payload.trim() },
        },
      ]
      for (const { type, fields, stored } of kinds) {
        const created = await send(create, { input: { ...shared, ...fields, type, instructor: payload } })
        if (type === 'Online' && created.codes[0] === 'course-name-long' && named(payload, n).trim().length > 100)
          continue
        if (type === 'Online' && created.codes[0] === 'course-name-letters' && hasBidiControls(payload)) continue
        const label = type === 'Live' ? academy.instructor : academy.onlineInstructor
        const first = otherThan(created, { ...stored, instructor: label })
        if (first !== undefined) return first
        const { key, version } = created.data.createCourse as { key: string; version: number }
        const second = await send(update, { input: { key, version, fields: { ...shared, ...fields, price: '21' } } })
        const other = otherThan(second, stored)
        if (other !== undefined) return other
      }
      return undefined
    })
    expect(faults).toEqual([])
  })

  const AREA = 'Management of Care'
  const question = (payload: string, tag = payload) => ({
    type: 'Matching/Dropdown',
    body: payload,
    answers: [
      { text: `${payload} 1`, match: `${payload} 2` },
      { text: `${payload} 3`, match: `${payload} 4` },
    ],
    rationale: payload,
    tags: [tag],
    // A new area would block every NCLEX of the shared academy, so tags, which are stored and shown alike, represent
    // areas.
    area: [AREA],
  })
  const keptQuestion = (payload: string, tag = payload) => {
    const text = payload.trim()
    const answers = question(payload).answers.map((answer) => ({
      text: answer.text.trim(),
      match: answer.match.trim(),
    }))
    return { body: text, rationale: text, tags: [tag.trim()], area: [AREA], answers }
  }
  const QUESTION = 'body rationale tags area answers { text match }'

  it('questions are kept as text', async () => {
    const add = `mutation ($input: QuestionInput!, $requestId: ID!) {
      addQuestion(input: $input, requestId: $requestId) { id version ${QUESTION} } }`
    const update = `mutation ($id: Int!, $version: Int!, $input: QuestionInput!) {
      updateQuestion(id: $id, version: $version, input: $input) { ${QUESTION} } }`
    const faults = await problemsOf(async (payload, n) => {
      // Tags are case-insensitive, and some payloads differ only in case.
      const tag = named(payload, n)
      const added = await send(add, { input: question(payload, tag), requestId: randomUUID() })
      const first = otherThan(added, keptQuestion(payload, tag))
      if (first !== undefined) return first
      const { id, version } = added.data.addQuestion as { id: number; version: number }
      const again = `Again ${payload}`
      const input = question(again, `Again ${tag}`)
      return otherThan(await send(update, { id, version, input }), keptQuestion(again, `Again ${tag}`))
    })
    expect(faults).toEqual([])
  })

  it('imported rows are kept as text', async () => {
    const importing = `mutation ($rows: [ImportRowInput!]!, $batch: ImportBatchInput, $newTags: [String!]) {
      importQuestions(rows: $rows, dryRun: false, batch: $batch, newTags: $newTags, newAreas: ["${AREA}"]) {
        outcome id reasons ref } }`
    const reading = `query ($id: Int!) { question(id: $id) { ${QUESTION} } }`
    const faults = await problemsOf(async (payload, n) => {
      const ref = named(payload, n)
      const tag = `Row ${ref}`
      const rows = [{ row: 1, ref, question: question(`Row ${payload}`, tag) }]
      const sent = await send(importing, { rows, newTags: [tag], batch: { key: randomUUID(), name: payload } })
      const [row] = (sent.data.importQuestions ?? []) as { outcome: string; id?: number; ref: string }[]
      if (row?.outcome !== 'new') return [sent.codes, row]
      if (row.ref !== ref.trim()) return row
      return otherThan(await send(reading, { id: row.id }), keptQuestion(`Row ${payload}`, tag))
    })
    expect(faults).toEqual([])
  })

  it('tags are kept as text', async () => {
    const tags = API_PAYLOADS.map((payload, n) => `Tag ${named(payload, n)}`)
    const { data } = await send('mutation ($tags: [String!]!) { saveTags(tags: $tags) }', { tags })
    expect(data.saveTags).toEqual(expect.arrayContaining(tags))
  })
})
