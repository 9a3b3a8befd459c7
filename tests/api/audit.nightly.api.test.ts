import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DismissNotificationDocument, NotificationsDocument } from '#generated/admin-first-operations.ts'
import {
  AddCourseStudentDocument,
  AddQuestionDocument,
  AddUserNoteDocument,
  AuditDocument,
  DeleteQuestionDocument,
  RemoveCourseStudentDocument,
} from '#generated/admin-operations.ts'
import {
  type AuditQuery,
  type AuditQueryVariables,
  TestRegisterDocument,
  TestUsersDocument,
} from '#generated/operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
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

  /** Waits for the entries about an item, optionally by name, oldest first; entries follow a write after a moment. */
  async function eventually(
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

  it('finds entries by words in any case, by time, in both directions, and with the other filters together', async () => {
    const mark = randomUUID().slice(0, 8)
    const began = Date.now()
    const student = await newStudent(API_URL)
    for (const text of [`First ${mark}`, `Second ${mark}`])
      await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text } })
    await eventually('note', student.uid, ['create', 'create'])
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
    // Stream records have timestamps in whole seconds, locally in whole minutes.
    expect(await find({ words: [mark], from: began - 61_000 })).toEqual([second, first])
    expect(await find({ words: [mark], to: began - 61_000 })).toEqual([])
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
    // A question number deleted by another test may be reused, so the name identifies the entries.
    const name = `${question.id}: ${input.body}`.slice(0, 70)
    await eventually('question', String(question.id), ['create', 'delete'], name)

    const student = await newStudent(API_URL)
    await admin(AddUserNoteDocument, { input: { uid: student.uid, requestId: randomUUID(), text: 'Called back.' } })
    const [note] = await eventually('note', student.uid, ['create'])
    expect(note?.changes).toContainEqual({ field: 'text', before: null, after: '"Called back."' })

    const course = await catalogCourse(API_URL, 'RN Online Review')
    const { createProgress } = await admin(AddCourseStudentDocument, {
      input: { courseKey: course.key, studentId: student.uid },
    })
    await admin(RemoveCourseStudentDocument, {
      input: { key: createProgress.key, action: 'end', studentId: student.uid },
    })
    const [, ended] = await eventually('progress', createProgress.key, ['create', 'update'])
    expect(ended?.changes.map(({ field }) => field)).toEqual(['endTime'])
  })

  it('records who dismissed a notification, and is silent about what a student does', async () => {
    const student = await newStudent(API_URL)
    const course = await catalogCourse(API_URL, 'RN Online Review')
    const { registerCourse } = await student.call(TestRegisterDocument, {
      input: { courseKey: course.key, requestId: randomUUID(), token: await cardToken(API_URL) },
    })
    const { notifications } = await admin(NotificationsDocument, {})
    const [newest] = notifications.items
    if (!newest) throw new Error('A registration left no notification')
    await admin(DismissNotificationDocument, { key: newest.key })
    const [entry] = await eventually('notification', newest.key, ['delete'])
    expect(entry).toMatchObject({ by: uid, name: newest.message.slice(0, 70) })
    const { audit } = await admin(AuditDocument, { kind: 'payment' })
    expect(audit.items.filter(({ subject }) => subject === registerCourse.key)).toEqual([])
  })
})
