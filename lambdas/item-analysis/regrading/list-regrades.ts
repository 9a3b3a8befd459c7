import { linkPath } from '#domain/progress/link-path.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { Standing } from '#domain/item-analysis/regrade-attempt.ts'
import type {
  QueryRegradeLinesArgs,
  QueryRegradesArgs,
  RegradeLine,
  RegradeLinePage,
  RegradePage,
  RegradeStanding,
} from '#generated/schema.ts'
import { regradeLinesAfter, regrades } from '#table/bank-keys.ts'
import { progressKey, taskKey, userKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import type { TaskItem } from '#table/task.ts'
import type { UserItem } from '#table/user.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { getRegrade } from './transition-regrade.ts'
import { regradeReply } from './regrade-reply.ts'

const PAGE = 20
const LINES_PER_PAGE = 50

/** Positions in the index and among the lines. */
const TOKEN = /^\d{1,16}#[\w-]{8,64}$/
const LINE = /^LINE#[^\s]{1,500}$/

/**
 * Lists regrades, newest first, 20 per page; `nextToken` is where the previous page ended. Throws 'request-invalid' for
 * an invalid token.
 */
export async function listRegrades({ nextToken }: QueryRegradesArgs, table: Table): Promise<RegradePage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const { items } = await queryIndex<RegradeItem>(table, {
    ...{ index: 'gsi1', pk: regrades.gsi1pk, limit: PAGE + 1, backward: true },
    ...(nextToken ? { before: nextToken } : {}),
  })
  const shown = items.slice(0, PAGE)
  return {
    items: shown.map(regradeReply),
    nextToken: items.length > PAGE ? (shown.at(-1)?.gsi1sk ?? null) : null,
  }
}

const standingReply = ({ points, max, grade, result }: Standing): RegradeStanding => ({ points, max, grade, result })

const nameOfKey = ({ pk, sk }: { pk: string; sk: string }) => `${pk}\n${sk}`

/** Returns the names that lines refer to: students, courses, and the tests in their contents. */
export async function namesOfLines(lines: readonly RegradeLineItem[], table: Table) {
  const [users, progresses] = await Promise.all([
    batchGet<UserItem>(
      table,
      lines.map(({ uid }) => userKey(uid)),
    ),
    batchGet<ProgressItem>(
      table,
      lines.map(({ uid, progress }) => progressKey(uid, progress)),
    ),
  ])
  const progressOf = new Map(progresses.map((progress) => [nameOfKey(progress), progress]))
  const courseOf = ({ uid, progress }: RegradeLineItem) => progressOf.get(nameOfKey(progressKey(uid, progress)))
  const keysOf = (line: RegradeLineItem) =>
    line.section === QUIZZES
      ? []
      : (courseOf(line)?.content ?? []).map((content) => taskKey(content, line.section, line.task))
  const tasks = new Map((await batchGet<TaskItem>(table, lines.flatMap(keysOf))).map((task) => [nameOfKey(task), task]))
  const testOf = (line: RegradeLineItem) => keysOf(line).flatMap((key) => tasks.get(nameOfKey(key)) ?? [])[0]
  const students = new Map(users.map((user) => [user.uid, user]))
  return {
    user: ({ uid }: RegradeLineItem) => students.get(uid),
    course: (line: RegradeLineItem) => courseOf(line)?.name,
    test: (line: RegradeLineItem) => testOf(line)?.name,
    /** The link of a line's test or, for a quiz, of its course. */
    path: (line: RegradeLineItem) => {
      const [course, test] = [courseOf(line), testOf(line)]
      return course && linkPath(course.courseKey, test && { ...test, taskKey: test.key })
    },
  }
}

/**
 * Returns a regrade with the attempts that it changes, 50 per page. Reads the current names of students and tests, so
 * that a deleted account has none. Half a read unit for each student, course, and test of the page. Throws
 * 'regrade-not-stored' and 'request-invalid'.
 */
export async function regradeLines({ id, nextToken }: QueryRegradeLinesArgs, table: Table): Promise<RegradeLinePage> {
  if (nextToken && !LINE.test(nextToken)) throw new Refusal('request-invalid')
  const job = await getRegrade(id, table)
  const query = { ...regradeLinesAfter(id, nextToken ?? ''), limit: LINES_PER_PAGE + 1, consistent: true }
  const stored = await queryItems<RegradeLineItem>(table, query)
  const lines = stored.slice(0, LINES_PER_PAGE)
  const names = await namesOfLines(lines, table)
  const reply = (line: RegradeLineItem): RegradeLine => {
    const user = names.user(line)
    return {
      uid: line.uid,
      studentName: user ? `${user.firstName} ${user.lastName}` : null,
      progressKey: line.progress,
      courseName: names.course(line) ?? null,
      taskKey: line.task,
      testName: names.test(line) ?? null,
      quiz: line.section === QUIZZES,
      n: line.n,
      state: line.state,
      before: standingReply(line.before),
      after: standingReply(line.after),
      completed: line.completed ?? false,
    }
  }
  return {
    regrade: regradeReply(job),
    items: lines.map(reply),
    nextToken: stored.length > LINES_PER_PAGE ? (lines.at(-1)?.sk ?? null) : null,
  }
}
