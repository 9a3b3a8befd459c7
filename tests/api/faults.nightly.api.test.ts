import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { AddCourseStudentDocument, AddQuestionDocument, QuestionListDocument } from '#generated/admin-operations.ts'
import { TestMyProgressDocument, TestRegisterDocument, TestStartDocument } from '#generated/operations.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'
import { testStudent, type TestStudent } from '#tests/client/courses/test-course.ts'
import { answerTest, startTest } from '#tests/client/attempts/test-moves.ts'

const WRITES = ['TransactWriteItems', 'UpdateItem', 'PutItem']

/** Faults of requests to the table, and the affected operations; reads don't conflict with transactions. */
const FAULTS: [string, { fault: string; operation?: string }[]][] = [
  ['throttled', [{ fault: 'ThrottlingException' }]],
  ['in conflict with a transaction', WRITES.map((operation) => ({ fault: 'TransactionConflict', operation }))],
  ['done without a reply', [{ fault: 'lost-reply' }]],
]

/** Injects the fault into a function's next two requests during the call; returns the reply. */
async function withFaults<Reply>(faults: object[], caller: string, call: () => Promise<Reply>): Promise<Reply> {
  const rules = faults.map((fault) => ({ ...fault, caller, times: 2 }))
  await fetch(`${API_URL}/_local/faults`, { method: 'POST', body: JSON.stringify(rules) })
  const reply = await call()
  const { struck } = (await (await fetch(`${API_URL}/_local/faults`)).json()) as { struck: number }
  expect([caller, struck > 0]).toEqual([caller, true])
  return reply
}

let admin: CallApi
let template: TestStudent
beforeAll(async () => {
  admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  template = await testStudent(API_URL)
})
afterEach(() => fetch(`${API_URL}/_local/faults`, { method: 'DELETE' }))

const coursesOf = async ({ call }: { call: CallApi }) => (await call(TestMyProgressDocument, {})).myProgress.items

it.each(FAULTS)(
  'a purchase, a sitting, an enrolment and a question whose requests are %s happen once each',
  async (_, faults) => {
    const [buyer, guest] = await Promise.all([newStudent(API_URL), newStudent(API_URL)])
    const { courseKey } = template.course
    const input = { courseKey, token: await cardToken(API_URL), requestId: randomUUID() }
    const bought = await withFaults(faults, 'Registration', () => buyer.call(TestRegisterDocument, { input }))
    expect(bought.registerCourse).toMatchObject({ processing: false, status: 'paid' })
    const progressKey = bought.registerCourse.progressKey ?? ''
    expect(await coursesOf(buyer)).toMatchObject([{ key: progressKey, courseKey }])

    await withFaults(faults, 'Learning', () => buyer.call(TestStartDocument, { key: progressKey }))
    const student = { ...template, ...buyer, test: { ...template.test, progressKey } }
    let attempt = await withFaults(faults, 'Testing', () => startTest(buyer.call, student))
    for (let n = 1; n <= attempt.total; n += 1) {
      const before = attempt
      attempt = await withFaults(faults, 'Testing', () => answerTest(buyer.call, admin, student, before, n !== 2))
      expect(attempt).toMatchObject({ n: 1, currentQuestion: n, score: n < 2 ? n : n - 1 })
    }
    const review = { progressKey, taskKey: student.test.taskKey, n: 1 }
    const { questions } = (await buyer.call(AttemptReviewDocument, review)).attemptReview
    expect(questions.map(({ graded }) => graded?.correct)).toEqual([true, false, true, true, true])

    const place = { input: { courseKey, studentId: guest.uid } }
    const { createProgress } = await withFaults(faults, 'Enrolment', () => admin(AddCourseStudentDocument, place))
    expect((await coursesOf(guest)).map(({ key }) => key)).toEqual([createProgress.key])

    const word = `w${randomUUID().slice(0, 8)}`
    const question = {
      ...{ type: 'True/False' as const, body: `Is ${word} safe?`, rationale: 'It is.', tags: [], area: [] },
      answers: [{ text: 'True', correct: true }, { text: 'False' }],
    }
    const adding = { input: question, requestId: randomUUID() }
    const { addQuestion } = await withFaults(faults, 'Questions', () => admin(AddQuestionDocument, adding))
    const listed = async () =>
      (await admin(QuestionListDocument, { page: 1, search: { type: 'Default' as const, text: word } })).questions
    await vi.waitFor(async () => expect((await listed()).items.map(({ id }) => id)).toEqual([addQuestion.id]), 15_000)
  },
)
