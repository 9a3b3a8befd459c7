import { endAttempt } from '#domain/attempts/after-answer.ts'
import { type Attempt, hasExpired } from '#domain/attempts/attempt.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { examReport, type StandingRow } from '#domain/exams/report.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import type { ExamReport, ExamStanding } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { areasNow } from '#lambdas/questions/labels/list-names.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { decisionView } from '#lambdas/attempts/attempt-view.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { finishTest } from '#lambdas/attempts/answer/move-attempt.ts'
import { openKeys } from './open-keys.ts'
import { withUnansweredPoints } from './unanswered-points.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import type { AttemptRef } from '#lambdas/attempts/store-attempt.ts'

const standingView = ({ name, standing, items, estimate }: StandingRow): ExamStanding => ({
  name,
  standing,
  items,
  ability: estimate?.ability ?? null,
  error: estimate?.error ?? null,
})

/**
 * `hidden`: questions whose verdict is not shown, nor any estimate from the first of them on, which would reveal it.
 */
async function report(
  ref: AttemptRef,
  attempt: Attempt,
  hidden: ReadonlySet<number>,
  deps: AttemptDeps,
): Promise<ExamReport> {
  const { deck, decision } = attempt
  if (!deck || !decision) throw new Refusal('not-adaptive')
  const academy = await areasNow(deps.table)
  const areas = deps.rulesOf(attempt.kind).names?.(attempt, academy) ?? []
  const facts = examReport(deck, attempt.questions, areas)
  const firstHidden = facts.items.findIndex(({ id }) => hidden.has(id))
  return {
    attempt: await showAttempt({ progressKey: ref.progress, taskKey: ref.task }, attempt, deps),
    exam: deck.exam,
    decision: decisionView(decision),
    areas: facts.areas.map(standingView),
    steps: facts.steps.map(standingView),
    items: facts.items.map(({ id, area, step, caseItem, scored, difficulty, points, max, estimate }, at) => {
      const isEstimateShown = firstHidden === -1 || at < firstHidden
      return {
        area: areas[area] ?? '',
        step: step === undefined ? null : (CASE_STEPS[step] ?? null),
        caseItem: caseItem ?? null,
        scored,
        difficulty,
        points: hidden.has(id) ? null : points,
        maxPoints: max,
        ability: isEstimateShown ? (estimate?.ability ?? null) : null,
        error: isEstimateShown ? (estimate?.error ?? null) : null,
      }
    }),
  }
}

async function getLoaded(ref: AttemptRef, deps: AttemptDeps): Promise<Attempt> {
  const loaded = await loadAttempt(deps.table, ref)
  if (!loaded) throw new Refusal('attempt-not-found')
  return withoutEndedHold(ref.uid, loaded.attempt, deps)
}

/**
 * Returns how the caller's adaptive test was decided, without the points of an item that another running test of theirs
 * keeps secret, as in reviews. Finishes one past its deadline first. Refuses with 'attempt-not-found', 'not-adaptive',
 * while it runs with 'attempt-running', and with 'exam-running' while an exam of the student runs.
 */
export async function reportExam(ref: AttemptRef, deps: AttemptDeps): Promise<ExamReport> {
  const stored = await getLoaded(ref, deps)
  const attempt = hasExpired(stored, deps.now()) ? await finishTest(ref, deps) : stored
  if (attempt.endTime === undefined) throw new Refusal('attempt-running')
  const { hidden } = await openKeys(await findStartedTests(ref.uid, deps, { consistent: true }), deps)
  return report(ref, attempt, hidden, deps)
}

/**
 * Returns the same for any student, for administrators, once no server accepts an answer to it any more; does not store
 * the end. Refuses with 'attempt-not-found', 'not-adaptive' and, until then, 'attempt-running'.
 */
export async function reportStudentExam(ref: AttemptRef, deps: AttemptDeps): Promise<ExamReport> {
  const stored = await getLoaded(ref, deps)
  if (!isOver(stored, deps.now())) throw new Refusal('attempt-running')
  const left = await withUnansweredPoints(stored, deps.table)
  return report(ref, endAttempt(left, deps.rulesOf(stored.kind), deps.now()), new Set(), deps)
}
