import { describe, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { CASE_STUDY, CLASSIC_TYPES, CONTENT_TYPES, type Question } from '#domain/questions/question.ts'
import { aCaseStudy, caseChoice } from '#domain/questions/testing/case-example.ts'
import { formattedQuestion } from '#domain/questions/testing/formatted-question.ts'
import { htmlFieldsIn } from '#domain/questions/testing/formatted-everywhere.ts'
import type { Attempt, AttemptMove } from '#generated/schema.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, choiceFor, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'

const TYPES = [...CLASSIC_TYPES, ...CONTENT_TYPES]
// Each type has a tag, so that a test contains only that type.
const bank: Question[] = [
  ...questionsOfAllTypes(TYPES.length).map((question) => ({ ...question, tags: [question.type] })),
  aCaseStudy(901, { tags: [CASE_STUDY] }),
].map(formattedQuestion)
const table = sharedTable(bankItems(bank, START - MINUTE))

const SECRET = ['rationaleHtml', 'whyHtml']
const secretsOf = (value: unknown) => htmlFieldsIn(value).filter(({ name }) => SECRET.includes(name))
const htmlOf = (value: unknown) => [...new Set(secretsOf(value).map(({ html }) => html))].sort()

/** Returns the secrets of a served question; for a case study, those of its items, which have their own rationales. */
const secretsOfAsked = (question: Question) => {
  const { rationaleHtml: _whole, ...items } = question
  return htmlOf(question.type === CASE_STUDY ? items : question)
}

/** Takes a test with one question: returns everything shown before an answer, and the grades. */
async function sit(question: Question) {
  const isCase = question.type === CASE_STUDY
  const student = await aStudent(table, {
    ...{ tags: question.tags, numOfQuestions: isCase ? 6 : 1 },
    ...(isCase ? { caseStudies: 1 } : {}),
  })
  const { uid, keys, deps, start, move } = student
  const before: unknown[] = []
  const moves: AttemptMove[] = []
  const answerOf = (attempt: Attempt) => {
    const { question: current } = attempt
    if (!current) throw new Error('Nothing is asked')
    const { id: questionId, caseItem } = current
    const choice = caseItem === null ? choiceFor(current, false) : caseChoice(caseItem, false)
    return { n: 1, position: attempt.currentQuestion, questionId, caseItem, choice }
  }
  let attempt = await start()
  while (attempt.question) {
    const answer = answerOf(attempt)
    before.push(attempt, await start())
    for (const wrong of [
      { choice: [] },
      { choice: [999] },
      { position: 7 },
      { questionId: 4_000 },
      { scoring: 'half' },
    ])
      before.push(await refusalOf(move({ ...answer, ...wrong })))
    const moved = await move(answer)
    moves.push(moved)
    attempt = moved.attempt
    before.push(attempt)
  }
  const review = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
  return { before, moves, review }
}

describe.each(bank.map((question) => [question.type, question] as const))('a formatted %s', (_, question) => {
  it('shows no rationale or reason before the grade; the grade and its review have all of them', async () => {
    const { before, moves, review } = await sit(question)
    const text = JSON.stringify(before).replaceAll('\\', '')
    expect(text.match(/"(?:rationale|why)\w*":/g)).toBeNull()
    const secrets = secretsOfAsked(question)
    expect(secrets.length).toBeGreaterThan(0)
    expect(secrets.filter((html) => text.includes(html))).toEqual([])
    expect(htmlOf(moves.map(({ graded }) => graded))).toEqual(secrets)
    expect(htmlOf(review)).toEqual(secrets)
    // A graded item has its own rationale, not another item's.
    for (const { graded } of moves) expect(graded?.rationaleHtml?.replaceAll(/<[^>]*>/g, '')).toBe(graded?.rationale)
  })
})
