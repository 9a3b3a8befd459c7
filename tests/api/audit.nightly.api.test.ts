import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DismissNotificationDocument, NotificationsDocument } from '#generated/admin-first-operations.ts'
import {
  AddCourseStudentDocument,
  AddQuestionDocument,
  AddUserNoteDocument,
  AuditDocument,
  DeleteContentDocument,
  DeleteQuestionDocument,
  DeleteSectionDocument,
  DeleteTaskDocument,
  ImportLinesDocument,
  RemoveCourseStudentDocument,
  UndoImportDocument,
  UpdateContentDocument,
} from '#generated/admin-operations.ts'
import {
  type AuditQuery,
  type AuditQueryVariables,
  ImportQuestionsDocument,
  SeedContentDocument,
  SeedSectionDocument,
  SeedTaskDocument,
  TestRegisterDocument,
  TestUsersDocument,
} from '#generated/operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { catalogueCourse } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'

type Entry = AuditQuery['audit']['items'][number]

describe('the audit over the API', () => {
  let admin: CallApi
  let uid = ''
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    const { users } = await admin(TestUsersDocument, { page: 1, search: ADMIN.email })
    uid = users.items[0]?.uid ?? ''
  })

  /** The entries about one thing, or those of it with this name, oldest first: entries follow a write by a moment. */
  async function soon(
    kind: string,
    subject: string,
    actions: readonly Entry['action'][],
    name?: string,
  ): Promise<Entry[]> {
    let entries: Entry[] = []
    await vi.waitFor(
      async () => {
        const { audit } = await admin(AuditDocument, { kind, by: uid })
        entries = audit.items
          .filter((entry) => entry.subject === subject && (name ?? entry.name) === entry.name)
          .reverse()
        expect(entries.map(({ action }) => action)).toEqual(actions)
      },
      { timeout: 15_000, interval: 200 },
    )
    return entries
  }

  it('records of content, section and task who made, changed and deleted them, from what to what', async () => {
    const name = `Audited ${randomUUID().slice(0, 8)}`
    const given = { name, instructions: 'Read.', descText: '<p>About it.</p>' }
    const { createContent: content } = await admin(SeedContentDocument, { input: given })
    const { updateContent } = await admin(UpdateContentDocument, {
      input: { ...given, key: content.key, version: 1, instructions: 'Read twice.' },
    })
    const place = { contentKey: content.key }
    const { createSection: section } = await admin(SeedSectionDocument, {
      input: { ...place, name: 'One', instructions: 'Go.' },
    })
    const { createTask: task } = await admin(SeedTaskDocument, {
      input: { ...place, sectionKey: section.key, type: 'Reading', name: 'Text', text: '<p>A text to read.</p>' },
    })
    await admin(DeleteTaskDocument, { ...place, sectionKey: section.key, key: task.key, version: task.version })
    // A task more and one less: the section has been written twice since.
    const { version: sections } = updateContent
    await admin(DeleteSectionDocument, { ...place, key: section.key, version: 1 })
    await admin(DeleteContentDocument, { key: content.key, version: sections })
    const [, changed, ...rest] = (await soon('content', content.key, ['create', 'update', 'delete'])) as [Entry, Entry]
    expect(changed).toMatchObject({ by: uid, byName: 'Avery Morgan', name })
    expect(changed.changes).toEqual([{ field: 'instructions', before: '"Read."', after: '"Read twice."' }])
    expect(rest).toHaveLength(1)
    expect(await soon('section', section.key, ['create', 'delete'])).toHaveLength(2)
    const tasks = await soon('task', task.key, ['create', 'create', 'delete', 'delete'])
    expect(tasks.map(({ changes }) => changes.some(({ field }) => field === 'body')).filter(Boolean)).toHaveLength(2)
  })

  it('finds entries by words whatever their case, by time, both ways, and with the other filters together', async () => {
    const mark = randomUUID().slice(0, 8)
    const began = Date.now()
    const student = await newStudent(API_URL)
    for (const text of [`First ${mark}`, `Second ${mark}`])
      await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text } })
    await soon('note', student.uid, ['create', 'create'])
    const find = async (variables: AuditQueryVariables) => {
      const texts: (string | null)[] = []
      for (let nextToken: string | null | undefined; nextToken !== null;) {
        const { audit } = await admin(AuditDocument, { ...variables, ...(nextToken && { nextToken }) })
        texts.push(...audit.items.map(({ name }) => name))
        nextToken = audit.nextToken
      }
      return texts
    }
    const [first, second] = [`First ${mark}`, `Second ${mark}`]
    expect(await find({ words: [mark] })).toEqual([second, first])
    expect(await find({ words: [mark], oldestFirst: true, kind: 'note', by: uid })).toEqual([first, second])
    expect(await find({ words: [mark, 'second'], by: uid })).toEqual([second])
    expect(await find({ words: [mark], kind: 'course' })).toEqual([])
    // Records of a stream have whole seconds, locally whole minutes.
    expect(await find({ words: [mark], from: began - 61_000 })).toEqual([second, first])
    expect(await find({ words: [mark], to: began - 61_000 })).toEqual([])
  })

  it('lists behind an import the questions that it added and changed, and none once it is undone', async () => {
    const mark = randomUUID()
    const rows = [1, 2].map((row) => ({
      row,
      ref: `${mark}:${row}`,
      question: {
        type: 'Multiple Choice',
        body: `Line ${row} of ${mark}?`,
        answers: [{ text: 'This', correct: true }, { text: 'That' }],
        rationale: 'Because.',
        tags: ['RN'],
        area: [],
      },
    }))
    const [first, second] = [
      { key: randomUUID(), name: 'first.json' },
      { key: randomUUID(), name: 'second.json' },
    ]
    const { importQuestions } = await admin(ImportQuestionsDocument, { rows, batch: first, dryRun: false })
    const changed = rows.slice(1).map((row) => ({ ...row, question: { ...row.question, rationale: 'Changed.' } }))
    await admin(ImportQuestionsDocument, { rows: changed, batch: second, dryRun: false })
    const linesOf = async ({ key }: { key: string }) => (await admin(ImportLinesDocument, { key })).importLines.items
    const ids = importQuestions.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))
    expect(await linesOf(first)).toEqual(ids.map((id) => ({ id, added: true })))
    expect(await linesOf(second)).toEqual([{ id: importQuestions[1]?.id, added: false }])
    for (const { key } of [second, first]) await admin(UndoImportDocument, { key })
    expect(await linesOf(first)).toEqual([])
  })

  it('records questions, notes and progress', async () => {
    const input = {
      type: 'Multiple Choice',
      body: `What is audited ${randomUUID().slice(0, 8)}?`,
      answers: [{ text: 'This', correct: true }, { text: 'That' }],
      rationale: 'Because.',
      tags: ['RN'],
      area: ['Management of Care'],
    }
    const { addQuestion: question } = await admin(AddQuestionDocument, { input, requestId: randomUUID() })
    await admin(DeleteQuestionDocument, { id: question.id, version: question.version })
    // The number of a question that another test has deleted is given again: the name says whose entries they are.
    const name = `${question.id}: ${input.body}`.slice(0, 70)
    await soon('question', String(question.id), ['create', 'delete'], name)

    const student = await newStudent(API_URL)
    await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text: 'Called back.' } })
    const [note] = await soon('note', student.uid, ['create'])
    expect(note?.changes).toContainEqual({ field: 'text', before: null, after: '"Called back."' })

    const course = await catalogueCourse(API_URL, 'RN Online Review')
    const { createProgress } = await admin(AddCourseStudentDocument, {
      input: { courseKey: course.key, studentId: student.uid },
    })
    await admin(RemoveCourseStudentDocument, {
      input: { key: createProgress.key, action: 'end', studentId: student.uid },
    })
    const [, ended] = await soon('progress', createProgress.key, ['create', 'update'])
    expect(ended?.changes.map(({ field }) => field)).toEqual(['endTime'])
  })

  it('records who dismissed a notification, and is silent about what a student does', async () => {
    const student = await newStudent(API_URL)
    const course = await catalogueCourse(API_URL, 'RN Online Review')
    const { registerCourse } = await student.call(TestRegisterDocument, {
      input: { courseKey: course.key, requestId: randomUUID(), token: await cardToken(API_URL) },
    })
    const { notifications } = await admin(NotificationsDocument, {})
    const [newest] = notifications.items
    if (!newest) throw new Error('A registration left no notification')
    await admin(DismissNotificationDocument, { key: newest.key })
    const [entry] = await soon('notification', newest.key, ['delete'])
    expect(entry).toMatchObject({ by: uid, name: newest.message.slice(0, 70) })
    const { audit } = await admin(AuditDocument, { kind: 'payment' })
    expect(audit.items.filter(({ subject }) => subject === registerCourse.key)).toEqual([])
  })
})
