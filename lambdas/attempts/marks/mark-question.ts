import { has, withBit, withoutBit } from '#domain/attempts/bitmap.ts'
import { STATUS_RANGE, statusShardOf } from '#domain/study/statuses.ts'
import { checkMarks, isSameMarks, type Marks } from '#domain/attempts/marks.ts'
import type { MarkQuestionInput, QuestionMarks } from '#generated/schema.ts'
import { attemptOf, type MarkItem, marksOf, NO_QUESTION, type AttemptItem } from '#table/attempt.ts'
import { attemptKey, progressKey, taskSummaryKey } from '#table/keys.ts'
import { markKey, marksOfAttempt, studyStatusesKey } from '#table/study-keys.ts'
import { packNumbers } from '#table/pool.ts'
import type { ProgressItem } from '#table/progress.ts'
import { flaggedOfItem, statusesOfItem, studyStatusesItem, type StudyStatusesItem } from '#table/study-statuses.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { ifPresent, ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { openKeys } from '#lambdas/attempts/review/open-keys.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { findStartedTests, isSameTest } from '#lambdas/attempts/started-tests.ts'
import type { AttemptRef } from '#lambdas/attempts/store-attempt.ts'

type MarkDeps = Pick<AttemptDeps, 'table' | 'now' | 'rulesOf'>

/**
 * Returns what may be shown with the marks of an attempt; refuses with 'exam-running' while another one is a running
 * exam.
 */
const openMarks = async ({ uid, ...ref }: AttemptRef, deps: MarkDeps) =>
  openKeys(await findStartedTests(uid, deps), deps, ref)

const shown = (item: MarkItem): QuestionMarks => ({
  position: item.position,
  ...marksOf(item),
  struck: [...marksOf(item).struck],
  highlights: [...marksOf(item).highlights],
})

const contentOf = ({ flagged, struck, note, highlights }: Marks) => ({
  ...(flagged ? { flagged } : {}),
  ...(struck.length === 0 ? {} : { struck }),
  ...(note === '' ? {} : { note }),
  ...(highlights.length === 0 ? {} : { highlights }),
})

/** What is marked: facts of its item, and the items that the write requires. */
type Marked = {
  facts: Pick<MarkItem, 'section' | 'question' | 'item' | 'startTime'>
  required: readonly { check: Write; code: string }[]
}

/** Finds a shown question. Throws 'attempt-not-found', 'exam-running', 'not-this-question'. */
async function findQuestion(
  { progressKey: progress, taskKey: task, n, position }: MarkQuestionInput,
  uid: string,
  deps: MarkDeps,
): Promise<Marked> {
  const key = attemptKey(uid, progress, task, n)
  const stored = await getItem<AttemptItem>(deps.table, key, { consistent: true })
  if (!stored) throw new Refusal('attempt-not-found')
  await openMarks({ uid, progress, task, n }, deps)
  const attempt = attemptOf(stored)
  const question = attempt.questions[position]
  // Later questions have not been shown yet.
  if (!question || position > attempt.at) throw new Refusal('not-this-question')
  return {
    facts: {
      section: stored.section,
      question: question.id,
      ...(question.item === undefined ? {} : { item: question.item }),
      startTime: attempt.startTime,
    },
    // Creates no items for an account that is being deleted.
    required: [{ check: { ConditionCheck: { Key: key, ...ifPresent } }, code: 'attempt-not-found' }],
  }
}

/**
 * Requires a Reading or Lecture that the student opened in a running course. Throws 'progress-not-found',
 * 'course-not-started', 'course-ended', 'exam-running', 'marks-not-valid'.
 */
async function findOpened(
  { progressKey: progress, sectionKey, taskKey: task, position, flagged, struck }: MarkQuestionInput,
  uid: string,
  deps: MarkDeps,
): Promise<Marked> {
  if (position !== 0 || flagged || struck.length > 0) throw new Refusal('marks-not-valid')
  const now = deps.now()
  const section = sectionKey ?? ''
  runningProgress(await getItem<ProgressItem>(deps.table, progressKey(uid, progress)), now)
  await openMarks({ uid, progress, task, n: 0 }, deps)
  const isOpened = { ConditionExpression: 'attribute_exists(startTime)' }
  const isRunning = { ConditionExpression: 'endTime > :now', ExpressionAttributeValues: { ':now': now } }
  return {
    facts: { section, startTime: now },
    required: [
      {
        check: { ConditionCheck: { Key: taskSummaryKey(uid, progress, section, task), ...isOpened } },
        code: 'task-not-found',
      },
      { check: { ConditionCheck: { Key: progressKey(uid, progress), ...isRunning } }, code: 'course-ended' },
    ],
  }
}

/**
 * Stores a student's marks on a shown question of their own attempt, also after its end (decision 0103): flag, strikes,
 * note, highlights, over the version that the client read (0 for none); or, with `n` 0, note and highlights of an opened
 * Reading. Absent highlights stay. Repeatable. Refuses with 'note-too-long', 'marks-not-valid', 'too-much-highlighted',
 * 'marks-changed', and the codes of `findQuestion` or `findOpened`. 3 read, 4 to 8 write units.
 */
export async function markQuestion(input: MarkQuestionInput, uid: string, deps: MarkDeps): Promise<QuestionMarks> {
  const { table, now } = deps
  const { progressKey: progress, taskKey: task, n, position, version } = input
  const ownKey = markKey(uid, progress, task, n, position)
  const highlights =
    input.highlights ?? (await getItem<MarkItem>(table, ownKey, { consistent: true }))?.highlights ?? []
  const verdict = checkMarks({ flagged: input.flagged, struck: input.struck, note: input.note, highlights })
  if (!verdict.ok) throw new Refusal(verdict.code)
  if (!Number.isInteger(version) || version < 0) throw new Refusal('marks-not-valid')
  const { facts, required } = await (n === 0 ? findOpened : findQuestion)(input, uid, deps)
  const item: MarkItem = {
    ...ownKey,
    type: 'mark',
    version: version + 1,
    ...{ progress, task, n, position, ...facts },
    time: now(),
    ...contentOf(verdict.marks),
  }
  return retryOnConflict({ failure: 'A mark could not be stored' }, async () => {
    const flag = facts.question && (await flagWrite(uid, facts.question, verdict.marks.flagged, table))
    const written = await transactWrite(table, [
      ...required.map(({ check }) => check),
      { Put: { Item: item, ...ifVersion(version) } },
      ...(flag ? [flag] : []),
    ])
    if (written.ok) return shown(item)
    const missing = required[written.index]
    if (missing) throw new Refusal(missing.code)
    // A test that ended at the same time wrote the shard of statuses.
    if (!written.failed.includes(required.length)) return CONFLICT
    const current = storedItem<MarkItem>(written)
    const isRepeated = current?.version === item.version && isSameMarks(marksOf(current), verdict.marks)
    if (current && isRepeated) return shown(current)
    throw new Refusal('marks-changed', { marks: current ? shown(current) : null })
  })
}

/**
 * Returns the write that stores whether a question is flagged with its status, for quizzes (decision 0106); undefined
 * if unchanged. The last mark of a question counts, in any attempt.
 */
async function flagWrite(uid: string, id: number, flagged: boolean, table: Table): Promise<Write | undefined> {
  const Key = studyStatusesKey(uid, statusShardOf(id))
  const item = await getItem<StudyStatusesItem>(table, Key, { consistent: true })
  const before = flaggedOfItem(item)
  const n = id % STATUS_RANGE
  if (has(before, n) === flagged) return undefined
  const after = packNumbers(flagged ? withBit(before, n) : withoutBit(before, n))
  const { right, wrong, omitted } = studyStatusesItem(uid, statusShardOf(id), statusesOfItem(item), 0)
  const version = (item?.version ?? 0) + 1
  const Item = { ...Key, type: 'study-statuses', ...{ right, wrong, omitted }, flagged: after, version }
  return { Put: { Item, ...ifVersion(item?.version) } }
}

/**
 * Returns a student's marks in their own attempt, by position, or with `n` 0 on a Reading; empty for another student's.
 * Leaves out highlighted text of a question that another running test keeps secret. Refuses with 'exam-running' while
 * another attempt is a running exam. Half a read unit for 4 KB, for the list of started tests, and for each in it.
 */
export async function attemptMarks(ref: AttemptRef, deps: MarkDeps): Promise<QuestionMarks[]> {
  const { uid, progress, task, n } = ref
  const [items, { running, hidden }] = await Promise.all([
    queryItems<MarkItem>(deps.table, marksOfAttempt(uid, progress, task, n)),
    openMarks(ref, deps),
  ])
  const runs = running.some((test) => isSameTest(test, ref) && test.attempt.n === n)
  return items.map((item) =>
    runs || !hidden.has(item.question ?? NO_QUESTION) ? shown(item) : { ...shown(item), highlights: [] },
  )
}
