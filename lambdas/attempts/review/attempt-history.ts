import type { AttemptItem } from '#table/attempt.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptKey, attemptsOfTask } from '#table/keys.ts'
import { endAttempt } from '#domain/attempts/after-answer.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import type { Attempt } from '#generated/schema.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { attemptView } from '#lambdas/attempts/attempt-view.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { withDecks } from '#lambdas/attempts/load-attempt.ts'
import { withUnansweredPoints } from './unanswered-points.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'

/** The maximum attempts shown: about four read units. */
const NEWEST = 30

/**
 * Returns a student's attempts of a test, newest first, without questions; finished and expired ones with their
 * breakdown. At most thirty, older than number `before` if it is set.
 */
export async function attemptHistory(
  { progressKey, taskKey, before }: { progressKey: string; taskKey: string; before?: number },
  uid: string,
  deps: AttemptDeps,
): Promise<Attempt[]> {
  const now = deps.now()
  if (before !== undefined && before <= 1) return []
  const upTo = before === undefined ? {} : { upTo: attemptKey(uid, progressKey, taskKey, before - 1).sk }
  const query = { ...attemptsOfTask(uid, progressKey, taskKey), ...upTo }
  const items = await queryItems<AttemptItem | DeckItem>(deps.table, { ...query, backward: true, limit: NEWEST })
  const keys = { progressKey, taskKey }
  const views = withDecks(items).map(async ({ attempt: read }) => {
    const stored = await withoutEndedHold(uid, read, deps)
    const rules = deps.rulesOf(stored.kind)
    const attempt = isOver(stored, now)
      ? endAttempt(await withUnansweredPoints(stored, deps.table), rules, now)
      : stored
    if (attempt.endTime !== undefined) return showAttempt(keys, attempt, deps)
    return attemptView(keys, attempt, { question: null })
  })
  return Promise.all(views)
}
