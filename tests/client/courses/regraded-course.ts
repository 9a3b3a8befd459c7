import { randomUUID } from 'node:crypto'
import { readRows } from '#domain/questions/read-row.ts'
import { MoveTestDocument, SeedTagsDocument, StartTestDocument } from '#generated/operations.ts'
import { UpdateQuestionDocument } from '#generated/admin-operations.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { practiceStudent } from './practice-course.ts'

/** The student's answer to the only question, which counts as wrong at first because the key is the first answer. */
const CHOSEN = 1

/** A one-question test that a new student failed because the key is wrong. `correctKey` saves the right one. */
export async function failedTest(url: string) {
  const mark = randomUUID().slice(0, 8)
  const tag = `Regrade ${mark}`
  const admin = await signIn(url, ADMIN.email, ADMIN.password)
  await admin(SeedTagsDocument, { tags: [tag] })
  const answers = ['airway', 'breathing', 'circulation'].map((text, i) => ({ text, correct: i === 0 }))
  const facts = {
    type: 'Multiple Choice',
    body: `Who is first, ${mark}?`,
    rationale: 'Because.',
    tags: [tag],
    area: [],
  }
  const rows = readRows([{ ref: `${mark}:1`, ...facts, answers }])
  await sendRows(admin, rows, { dryRun: false, newTags: [tag], newAreas: [], onProgress: () => undefined })
  const student = await practiceStudent(url, admin, mark, { tags: [tag], numOfQuestions: 1 })
  const { progressKey, taskKey } = student.test
  const { attempt } = (await student.call(StartTestDocument, { input: student.test })).createTaskProgress
  const question = attempt?.question
  if (!attempt || !question) throw new Error('The test did not start')
  const questionInput = { position: 0, questionId: question.id, scoring: attempt.scoring }
  const input = { progressKey, taskKey, n: attempt.n, action: 'check' as const, ...questionInput, choice: [CHOSEN] }
  await student.call(MoveTestDocument, { input })
  const correctKey = () =>
    admin(UpdateQuestionDocument, {
      id: question.id,
      version: 1,
      input: { ...facts, answers: answers.map(({ text }, i) => ({ text, correct: i === CHOSEN })) },
    })
  return { admin, student, question: question.id, ref: { progressKey, taskKey, n: attempt.n }, correctKey }
}
