import type { AttemptQuestion } from '#domain/attempts/attempt.ts'
import { showsMarked } from '#domain/attempts/key-access.ts'
import { hasItem, publicServedQuestion } from '#domain/questions/served-question.ts'
import type { MarkedPlaceInput, OwnMark, OwnMarkPage, PublicQuestion } from '#generated/schema.ts'
import { type AttemptItem, attemptOf, type MarkItem, marksOf, NO_QUESTION } from '#table/attempt.ts'
import { attemptKey } from '#table/keys.ts'
import { marksOfUser, markToken } from '#table/study-keys.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { questionView } from '#lambdas/attempts/attempt-view.ts'
import { findQuestionVersion, type Served } from '#lambdas/attempts/review/find-question-version.ts'
import { type OpenKeys, openKeys } from '#lambdas/attempts/review/open-keys.ts'
import { optionOrder } from '#lambdas/attempts/option-order.ts'
import { mapConcurrently } from '#lambdas/attempts/map-concurrently.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'

type MarksDeps = Pick<AttemptDeps, 'table' | 'now' | 'rulesOf'>

const MARKS_A_PAGE = 250
const MAX_QUESTIONS = 20

const openMarks = async (uid: string, deps: MarksDeps): Promise<OpenKeys> =>
  openKeys(await findStartedTests(uid, deps, { consistent: true }), deps)

const isToken = (token: string): boolean => /^[\w-]{1,64}#[\w-]{1,64}#\d{3,6}#\d{3}$/.test(token)

function toOwnMark(item: MarkItem, isWithheld: boolean): OwnMark {
  const { progress, section, task, n, position, startTime, time } = item
  const { version, flagged, struck, note, highlights } = marksOf(item)
  return {
    ...{ progressKey: progress, sectionKey: section, taskKey: task, n, position, startTime, time },
    ...{ version, flagged, struck: [...struck], note },
    // Highlights contain text of the question.
    highlights: isWithheld ? [] : [...highlights],
    withheld: isWithheld,
  }
}

/**
 * Returns the caller's flags, notes, and highlights in all attempts, up to 250 a page by course, test, attempt, and
 * position (decision 0112); an empty page may have a next one. Highlighted text is withheld with its question's
 * (`showsMarked`). Refuses with 'request-invalid' and 'exam-running'. 1 read unit, 1 a listed test, 0.5 for 4 KB of
 * marks.
 */
export async function ownMarks(
  nextToken: string | null | undefined,
  uid: string,
  deps: MarksDeps,
): Promise<OwnMarkPage> {
  if (nextToken && !isToken(nextToken)) throw new Refusal('request-invalid')
  const after = marksOfUser(uid, nextToken || undefined)
  const items = await queryItems<MarkItem>(deps.table, { ...after, limit: MARKS_A_PAGE + 1 })
  // Read after the marks, so that the list of running tests includes any test marked at the same time.
  const { running, hidden } = await openMarks(uid, deps)
  const page = items.slice(0, MARKS_A_PAGE)
  const last = items.length > page.length ? page.at(-1) : undefined
  const isWithheld = ({ progress, task, n, question }: MarkItem) =>
    hidden.has(question ?? NO_QUESTION) ||
    running.some((test) => test.progress === progress && test.task === task && test.attempt.n === n)
  const isListed = ({ flagged, note, highlights }: MarkItem) =>
    flagged === true || note !== undefined || highlights !== undefined
  return {
    items: page.filter(isListed).map((item) => toOwnMark(item, isWithheld(item))),
    nextToken: last ? markToken(last) : null,
  }
}

/**
 * Returns questions of the caller's attempts as served, without key, rationale, or choice: the first 20 of `refs`, in
 * order. Null if the attempt still runs or isn't the caller's, or the question is unanswered in a running test, wasn't
 * shown, or is gone. Refuses with 'exam-running'. 1 read unit, 1 a listed test, 1 an attempt, 0.5 a question.
 */
export async function markedQuestions(
  refs: readonly MarkedPlaceInput[],
  uid: string,
  deps: MarksDeps,
): Promise<(PublicQuestion | null)[]> {
  const first = refs.slice(0, MAX_QUESTIONS)
  const keyOf = ({ progressKey, taskKey, n }: MarkedPlaceInput) => attemptKey(uid, progressKey, taskKey, n)
  const { hidden } = await openMarks(uid, deps)
  const stored = await batchGet<AttemptItem>(deps.table, first.map(keyOf), { consistent: true })
  const attempts = new Map(stored.map((item) => [item.sk, attemptOf(item)]))
  const versions = new Map<string, Promise<Served | undefined>>()
  const versionOf = ({ id }: AttemptQuestion, startTime: number) => {
    const name = `${id} ${startTime}`
    const version = versions.get(name) ?? findQuestionVersion(deps.table, id, startTime)
    versions.set(name, version)
    return version
  }
  const questionAt = async (ref: MarkedPlaceInput): Promise<PublicQuestion | null> => {
    const attempt = attempts.get(keyOf(ref).sk)
    const question = attempt?.questions[ref.position]
    if (!attempt || !question || ref.position > attempt.at) return null
    if (!showsMarked(attempt, question.id, hidden, deps.now())) return null
    const served = await versionOf(question, attempt.startTime)
    if (!served || !hasItem(served.question, question.item)) return null
    const order = optionOrder(attempt, question)
    return questionView(publicServedQuestion(served.question, question.item, attempt.scoring, order))
  }
  return mapConcurrently(first, questionAt)
}
