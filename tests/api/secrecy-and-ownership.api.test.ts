import { beforeAll, describe, expect, it } from 'vitest'
import {
  TestAnswerDocument,
  TestMyProgressDocument,
  TestOpenTaskDocument,
  type TestOpenTaskMutation,
  TestQuestionDocument,
  TestRegisterDocument,
  TypedDocumentString,
} from '#generated/operations.ts'
import { ApiError, type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { operationOf } from '#tests/api/authorization/operation-of.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { bankQuestion, choiceFor } from '#tests/client/attempts/choice-for.ts'
import { catalogueCourse, enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'

const url = API_URL

/** The names of all properties of a reply, at any depth. */
function propertyNames(reply: unknown): string[] {
  const names = new Set<string>()
  JSON.stringify(reply, (name, value: unknown) => {
    names.add(name)
    return value
  })
  return [...names]
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

describe('what a student can reach', () => {
  let owner: Awaited<ReturnType<typeof enrolledStudent>>
  let admin: CallApi
  beforeAll(async () => {
    owner = await enrolledStudent(API_URL, 'Practice')
    admin = await signIn(url, ADMIN.email, ADMIN.password)
  })

  it('pays once however often the same request is sent, and owns the course once', async () => {
    await owner.call(TestRegisterDocument, { input: owner.input })
    const { myProgress } = await owner.call(TestMyProgressDocument, {})
    expect(myProgress.items.map(({ key }) => key)).toEqual([owner.progressKey])
    const again = { ...owner.input, token: await cardToken(url), requestId: crypto.randomUUID() }
    expect(await code(owner.call(TestRegisterDocument, { input: again }))).toBe('already-yours')
  })

  it('never shows the key or the rationale of a question before it is graded', async () => {
    const input = Object.entries(owner.test).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    // Every field that the schema lets a student select, not only those that the screens do.
    const { document } = operationOf({ field: 'Mutation.createTaskProgress' }, `input: {${input.join(', ')}}`)
    const data = await owner.call<TestOpenTaskMutation, object>(new TypedDocumentString(document), {})
    const question = data.createTaskProgress.attempt?.question
    expect(question).toBeTruthy()
    const { question: whole } = await admin(TestQuestionDocument, { id: question?.id ?? 0 })
    expect(whole?.rationale.length).toBeGreaterThan(20)
    expect(JSON.stringify(data)).not.toContain(whole?.rationale)
    // By the names of the properties: the text of a question may well say "correct".
    expect(propertyNames(data)).toContain('answers')
    for (const name of ['correct', 'key', 'choice', 'rationale', 'match'])
      expect(propertyNames(data)).not.toContain(name)
  })

  it('refuses everybody without a token, and with a broken one', async () => {
    for (const authorization of ['', 'x.y.z']) {
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ query: '{ getTime }' }),
      })
      expect(reply.status).toBe(401)
    }
  })

  it('answers each question once when two tabs answer it at once', async () => {
    const { createTaskProgress } = await owner.call(TestOpenTaskDocument, { input: owner.test })
    const { attempt } = createTaskProgress
    const at = attempt?.currentQuestion ?? 0
    const answer = (choice: number[]) => ({
      input: {
        progressKey: owner.progressKey,
        taskKey: owner.test.taskKey,
        n: attempt?.n ?? 1,
        action: 'check' as const,
        position: at,
        questionId: attempt?.question?.id ?? 0,
        choice,
      },
    })
    const question = attempt?.question
    if (!question) throw new Error('Nothing is asked')
    const whole = await bankQuestion(admin, question.id)
    const codes = await Promise.all(
      [true, false].map((right) => code(owner.call(TestAnswerDocument, answer(choiceFor(whole, question, right))))),
    )
    expect(codes.sort()).toEqual(['already-answered', 'done'])
    const after = await owner.call(TestOpenTaskDocument, { input: owner.test })
    expect(after.createTaskProgress.attempt?.currentQuestion).toBe(at + 1)
  })

  it('starts one attempt however many tabs start at once', async () => {
    const fresh = await enrolledStudent(API_URL, 'Practice')
    const starts = await Promise.all(
      Array.from({ length: 10 }, () => fresh.call(TestOpenTaskDocument, { input: fresh.test })),
    )
    expect(new Set(starts.map(({ createTaskProgress }) => createTaskProgress.attempt?.n))).toEqual(new Set([1]))
    expect(new Set(starts.map(({ createTaskProgress }) => createTaskProgress.attempt?.question?.id)).size).toBe(1)
  })

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
  ])('says why the card %s is refused, enrols nobody, and lets the student try again', async (number, words) => {
    const student = await newStudent(url)
    const course = await catalogueCourse(API_URL, 'RN Online Review')
    const pay = async (card: string) => {
      const input = { courseKey: course.key, token: await cardToken(url, card), requestId: crypto.randomUUID() }
      return (await student.call(TestRegisterDocument, { input })).registerCourse
    }
    expect(await pay(number)).toMatchObject({
      status: 'failed',
      progressKey: null,
      charge: { failure_message: words },
    })
    expect((await student.call(TestMyProgressDocument, {})).myProgress.items).toEqual([])
    expect(await pay('4242424242424242')).toMatchObject({ status: 'paid' })
  })
})
