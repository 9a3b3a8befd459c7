import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '#domain/questions/read-row.ts'
import { MoveTestDocument, SeedTagsDocument, StartTestDocument } from '#generated/operations.ts'
import { readCases, readNgnQuestions } from '#sample/read-ngn.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { exportAll } from '#tests/client/api/export-all.ts'
import { gradableChoice, questionOfReply } from '#tests/client/attempts/gradable-choice.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'

const CASES = 4
const mark = randomUUID().slice(0, 8)
const tag = `Next ${mark}`
// Without RN, PN, and areas, so that other tests in this academy don't draw these questions.
const rows = [...readNgnQuestions(), ...readCases().slice(0, CASES)].map((row) => ({
  ...row,
  ref: `${mark}:${row.ref}`,
  tags: [tag],
  area: [],
}))
const singles = rows.length - CASES

let admin: CallApi
let numbers: number[]

describe('questions of every Next Generation type and case studies, over the API', () => {
  let student: Awaited<ReturnType<typeof practiceStudent>>

  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    await admin(SeedTagsDocument, { tags: [tag] })
    const sending = { dryRun: false, newTags: [tag], newAreas: [], onProgress: () => undefined }
    const sent = await sendRows(admin, readRows(rows), sending)
    expect(sent.filter(({ outcome }) => outcome !== 'new')).toEqual([])
    numbers = sent.flatMap(({ id }) => id ?? [])
    const counts = { numOfQuestions: singles + 6 * CASES, caseStudies: CASES }
    student = await practiceStudent(API_URL, admin, mark, { tags: [tag], ...counts })
  })

  it.each([true, false])('are asked in one test and graded with a receipt that adds up (right: %s)', async (right) => {
    const bank = new Map((await exportAll(admin, numbers)).map(({ question }) => [question.id, question]))
    const { progressKey, taskKey } = student.test
    let { attempt } = (await student.call(StartTestDocument, { input: student.test })).createTaskProgress
    let [points, most] = [0, 0]
    while (attempt?.question) {
      const { n, currentQuestion: position, question } = attempt
      expect(JSON.stringify(question)).not.toMatch(/\\?"(?:correct|why|rationale|anchor|spans)\\?"/)
      const stored = bank.get(question.id)
      if (!stored) throw new Error(`Question ${question.id} is not in the bank`)
      const choice = gradableChoice(questionOfReply(stored), question.caseItem ?? undefined, right)
      const answer = { position, questionId: question.id, caseItem: question.caseItem, choice }
      const input = { progressKey, taskKey, n, action: 'check' as const, ...answer }
      const { graded, attempt: next } = (await student.call(MoveTestDocument, { input })).updateTaskProgress
      if (!graded) throw new Error('No grade')
      expect(graded.correct).toBe(right)
      expect(graded.lines.reduce((sum, line) => sum + line.points, 0)).toBe(graded.points)
      expect(graded.lines.reduce((sum, line) => sum + line.maxPoints, 0)).toBe(graded.maxPoints)
      expect(graded.lines.every(({ words }) => words !== '')).toBe(true)
      points += graded.points
      most += graded.maxPoints
      attempt = next
    }
    expect(attempt).toMatchObject({ score: points, maxScore: most, total: singles + 6 * CASES })
    expect(attempt?.grade).toBe(Math.floor((points * 100) / most))
    if (right) expect(attempt?.grade).toBe(100)
  })
})
