import { endAttempt } from '#domain/attempts/after-answer.ts'
import { isOver } from '#domain/attempts/key-access.ts'
import { resultOf } from '#domain/attempts/result-of.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { FinishedAttempt, FinishedAttemptPage, QueryStudentAttemptsArgs } from '#generated/schema.ts'
import type { AttemptItem } from '#table/attempt.ts'
import type { DeckItem } from '#table/exam.ts'
import { attemptsOfTask } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { attemptView } from '#lambdas/attempts/attempt-view.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { type LoadedAttempt, withDecks } from '#lambdas/attempts/load-attempt.ts'
import { withUnansweredPoints } from '#lambdas/attempts/review/unanswered-points.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { readContents } from '#lambdas/progress/course-contents.ts'
import { findStudentProgress } from './find-student-progress.ts'

const ATTEMPTS_PER_PAGE = 20

/** The newest attempts of each test, as its own list shows them; the section's screen has older ones. */
const NEWEST_PER_TEST = 30

type FoundTests = LoadedAttempt & { summary: TaskSummaryItem }

/** Returns a task's section from its summary's key: `TASK#progress#section#task`. */
const sectionOf = ({ sk }: TaskSummaryItem): string => sk.split('#')[2] ?? ''

async function finishedOf(
  { uid, progressKey }: QueryStudentAttemptsArgs,
  summary: TaskSummaryItem,
  { table, now }: Pick<AttemptDeps, 'table' | 'now'>,
): Promise<FoundTests[]> {
  const items = await queryItems<AttemptItem | DeckItem>(table, {
    ...attemptsOfTask(uid, progressKey, summary.task),
    backward: true,
    limit: NEWEST_PER_TEST,
  })
  const all = await Promise.all(
    withDecks(items).map(async ({ item, attempt }) => ({
      ...{ item, summary },
      attempt: await withoutEndedHold(uid, attempt, { table, now }),
    })),
  )
  return all.filter(({ attempt }) => isOver(attempt, now()))
}

async function replyOf(
  { attempt: stored, summary }: FoundTests,
  progressKey: string,
  { names, present }: { names: ReadonlyMap<string, string>; present: ReadonlySet<string> },
  { table, now, rulesOf }: AttemptDeps,
): Promise<FinishedAttempt> {
  const rules = rulesOf(stored.kind)
  const attempt = endAttempt(await withUnansweredPoints(stored, table), rules, now())
  const keys = { progressKey, taskKey: summary.task }
  const view = attemptView(keys, attempt, { result: resultOf(attempt, rules), breakdown: [] })
  const { n, type, startTime, endTime, score, total, maxScore, grade, result } = view
  return {
    ...{ n, type, startTime, endTime, score, total, maxScore, grade, result },
    taskKey: summary.task,
    taskName: names.get(summary.task) ?? null,
    gone: !present.has(summary.task),
    sectionKey: sectionOf(summary),
  }
}

/**
 * Returns a page of 20 finished attempts of a student's course, newest first, for administrators: the newest thirty of
 * each test, including those whose time passed but whose end is not stored. Names no questions or answers. Throws
 * 'student-not-found' or 'progress-not-found'. 1.5 read units, half a unit per 4 KB of summaries and contents, up to
 * four per test.
 */
export async function studentAttempts(args: QueryStudentAttemptsArgs, deps: AttemptDeps): Promise<FinishedAttemptPage> {
  const { uid, progressKey: progress, page } = args
  const { table } = deps
  const course = await findStudentProgress(table, { uid, progress })
  const startedTests = course.summaries.filter(({ started = 0 }) => started > 0)
  const [trees, attempts] = await Promise.all([
    readContents(table, startedTests.length === 0 ? [] : course.progress.content),
    Promise.all(startedTests.map((summary) => finishedOf(args, summary, deps))),
  ])
  const names = new Map(
    trees.flatMap(({ gone, tasks }) => [...gone, ...tasks].map(({ key, name }) => [key, name] as const)),
  )
  const present = new Set(trees.flatMap(({ tasks }) => tasks.map(({ key }) => key)))
  const newest = attempts.flat().sort((a, b) => b.attempt.startTime - a.attempt.startTime)
  const shown = pageOf(newest, page, ATTEMPTS_PER_PAGE)
  return {
    ...shown,
    items: await Promise.all(shown.items.map((each) => replyOf(each, progress, { names, present }, deps))),
  }
}
