import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readRows } from '#domain/questions/read-row.ts'
import { MoveTestDocument, type MoveTestMutation, SeedTagsDocument, StartTestDocument } from '#generated/operations.ts'
import { ApiError } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'

type Attempt = MoveTestMutation['updateTaskProgress']['attempt']

it('a test with partial credit is scored +/− over the API, and an answer that denies it is refused', async () => {
  const mark = randomUUID().slice(0, 8)
  const tag = `Partial ${mark}`
  const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  await admin(SeedTagsDocument, { tags: [tag] })
  const rows = [1, 2].map((n) => ({
    ref: `${mark}:${n}`,
    type: 'Select All That Apply',
    body: `Which of these ${n}?`,
    answers: ['one', 'two', 'three', 'four'].map((text, i) => ({ text, correct: i < 2 })),
    rationale: 'Because.',
    tags: [tag],
    area: [],
  }))
  await sendRows(admin, readRows(rows), { dryRun: false, newTags: [tag], newAreas: [], onProgress: () => undefined })
  const practice = { tags: [tag], numOfQuestions: 2, scoring: 'plus-minus' }
  const student = await practiceStudent(API_URL, admin, mark, practice)
  const { progressKey, taskKey } = student.test
  const answer = async ({ n, currentQuestion, question }: Attempt, scoring: string | null) => {
    const place = { position: currentQuestion, questionId: question?.id ?? 0 }
    const input = { progressKey, taskKey, n, action: 'check' as const, ...place, scoring, choice: [0, 1, 2] }
    return (await student.call(MoveTestDocument, { input })).updateTaskProgress
  }
  const { attempt } = (await student.call(StartTestDocument, { input: student.test })).createTaskProgress
  if (!attempt) throw new Error('The test did not start')
  expect(attempt).toMatchObject({ scoring: 'plus-minus', question: { scoring: 'plus-minus' } })
  const denied = await answer(attempt, null).catch((error: unknown) => error)
  expect(denied).toBeInstanceOf(ApiError)
  expect(denied).toMatchObject({ code: 'not-this-question' })
  const first = await answer(attempt, attempt.scoring)
  expect(first.graded).toMatchObject({ correct: false, points: 1, maxPoints: 2 })
  const last = await answer(first.attempt, attempt.scoring)
  expect(last.attempt).toMatchObject({ score: 2, maxScore: 4, grade: 50, scoring: 'plus-minus' })
})
