import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { regradedWords } from '#domain/messages/regraded-words.ts'
import { REGRADE_RULES, type RegradeRule } from '#domain/regrading/regrade-rule.ts'
import { BeginRegradeDocument, MoveRegradeDocument, RegradeLinesDocument } from '#generated/regrade-operations.ts'
import type { RegradeAction } from '#generated/schema.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { failedTest } from '#tests/client/courses/regraded-course.ts'

const EXPECTED: Readonly<Record<RegradeRule, object>> = {
  newKey: { score: 1, maxScore: 1, grade: 100, result: 'passing' },
  alsoAccept: { score: 1, maxScore: 1, grade: 100, result: 'passing' },
  fullCredit: { score: 1, maxScore: 1, grade: 100, result: 'passing' },
  drop: { score: 0, maxScore: 0, grade: 0, result: 'failing' },
}

it('regrades an ended attempt by each rule and undoes it, over the API', async () => {
  const { admin, student, question, ref, correctKey } = await failedTest(API_URL)
  const review = async () => (await student.call(AttemptReviewDocument, ref)).attemptReview
  const id = randomUUID()
  const early = admin(BeginRegradeDocument, { input: { id, question, rule: 'newKey' } })
  await expect(early).rejects.toMatchObject({ code: 'regrade-no-new-key' })
  await correctKey()
  const before = await review()
  expect(before).toMatchObject({ attempt: { score: 0, result: 'failing' }, questions: [{ regraded: null }] })
  for (const rule of REGRADE_RULES) {
    const regrade = `${rule}-${id}`
    const move = async (action: RegradeAction) => {
      let { moveRegrade } = await admin(MoveRegradeDocument, { id: regrade, action, mail: false })
      while (['checking', 'applying', 'undoing'].includes(moveRegrade.status))
        ({ moveRegrade } = await admin(MoveRegradeDocument, { id: regrade, action: 'goOn', mail: null }))
      return moveRegrade
    }
    await admin(BeginRegradeDocument, { input: { id: regrade, question, rule } })
    expect(await move('goOn')).toMatchObject({ status: 'checked', counts: { attempts: 1, changed: 1 } })
    const { regradeLines } = await admin(RegradeLinesDocument, { id: regrade, nextToken: null })
    const { taskKey, progressKey } = ref
    expect(regradeLines.items).toMatchObject([{ taskKey, progressKey, n: 1, testName: 'All of it', quiz: false }])
    expect(await move('apply')).toMatchObject({ status: 'applied', applied: 1 })
    expect(await review()).toMatchObject({ attempt: EXPECTED[rule], questions: [{ regraded: regradedWords[rule] }] })
    expect(await move('undo')).toMatchObject({ status: 'undone', undone: 1 })
    const after = await review()
    expect({ ...after, attempt: { ...after.attempt, version: 0 } }).toEqual({
      ...before,
      attempt: { ...before.attempt, version: 0 },
    })
  }
})
