import { createHash } from 'node:crypto'
import { checkReport, REPORTS_PER_DAY } from '#domain/questions/mistake-report.ts'
import { mistakeWords } from '#domain/messages/mistake-reports.ts'
import type { QuerySentReportArgs, ReportMistakeInput, SentReport } from '#generated/schema.ts'
import { attemptOf, type AttemptItem } from '#table/attempt.ts'
import { mistakeReportKey, openReports, reportByTime } from '#table/bank-keys.ts'
import { attemptKey } from '#table/keys.ts'
import type { MistakeReportItem, ReportsOfDayItem, SentReportItem } from '#table/item-analysis.ts'
import { notificationItem } from '#table/notification.ts'
import { reportsOfDayKey, sentReportKey } from '#table/study-keys.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { timePart } from '#lambdas/field/ids.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { findQuestionVersion } from '#lambdas/attempts/review/find-question-version.ts'

type ReportDeps = Pick<AttemptDeps, 'table' | 'now'>

const DAY_MS = 24 * 3_600_000
const REQUEST = /^[\w-]{8,64}$/

/** Notifies administrators, once a day until it is dismissed, that there are reports. */
async function notify({ table, now }: ReportDeps): Promise<void> {
  const day = Math.floor(now() / DAY_MS) * DAY_MS
  // The same key for all reports of a day.
  const key = `${timePart(day)}mistakereports00`
  const notification = { key, message: mistakeWords.notification, createdOn: now(), path: '/questions/reports' }
  // If it exists already, nothing is written.
  await transactWrite(table, [{ Put: { Item: notificationItem(notification), ...ifAbsent } }])
}

/**
 * Reports a mistake in a shown question of the caller's attempt (decision 0108): one per question of an attempt, 20 a
 * student and day. Stores it with the served version and without the student, who keeps a reference. Repeatable.
 * Refuses with 'report-empty', 'report-too-long', 'report-kind', 'request-invalid', 'attempt-not-found',
 * 'not-this-question', 'already-reported', 'too-many-reports'. 1.5 read units, 12 to 14 write units.
 */
export async function reportMistake(input: ReportMistakeInput, uid: string, deps: ReportDeps): Promise<SentReport> {
  const { table, now } = deps
  const { progressKey: progress, taskKey: task, n, position, requestId } = input
  const verdict = checkReport(input)
  if (!verdict.ok) throw new Refusal(verdict.code)
  if (!REQUEST.test(requestId)) throw new Refusal('request-invalid')
  const key = attemptKey(uid, progress, task, n)
  const stored = await getItem<AttemptItem>(table, key, { consistent: true })
  if (!stored) throw new Refusal('attempt-not-found')
  const attempt = attemptOf(stored)
  const question = attempt.questions[position]
  // Later questions have not been shown yet.
  if (!question || position > attempt.at) throw new Refusal('not-this-question')
  const served = await findQuestionVersion(table, question.id, attempt.startTime)
  const time = now()
  const id = createHash('sha256').update(`report\n${uid}\n${requestId}`).digest('hex').slice(0, 32)
  const report: MistakeReportItem = {
    ...mistakeReportKey(id),
    ...openReports,
    ...reportByTime(time, id),
    type: 'mistake-report',
    id,
    question: question.id,
    ...(question.item === undefined ? {} : { item: question.item }),
    ...(served === undefined ? {} : { version: served.time }),
    kind: verdict.kind,
    text: verdict.text,
    createdOn: time,
  }
  const sent: SentReportItem = {
    ...sentReportKey(uid, progress, task, n, position),
    type: 'sent-report',
    report: id,
    request: requestId,
    createdOn: time,
  }
  const day = reportsOfDayKey(uid, new Date(time).toISOString().slice(0, 10))
  const written = await transactWrite(table, [
    // Creates no items for an account that is being deleted.
    { ConditionCheck: { Key: key, ConditionExpression: 'attribute_exists(pk)' } },
    { Put: { Item: sent, ...ifAbsent } },
    {
      Update: {
        Key: day,
        UpdateExpression: 'SET #type = :type, #ttl = :ttl, #count = if_not_exists(#count, :none) + :one',
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#count': 'count' },
        ExpressionAttributeValues: {
          ':type': 'reports-of-day' satisfies ReportsOfDayItem['type'],
          ':ttl': Math.ceil((time + 2 * DAY_MS) / 1_000),
          ':none': 0,
          ':one': 1,
          ':most': REPORTS_PER_DAY,
        },
      },
    },
    { Put: { Item: report, ...ifAbsent } },
  ])
  if (written.ok) {
    await notify(deps)
    return { sentOn: time, settledOn: null, outcome: null }
  }
  if (written.index === 0) throw new Refusal('attempt-not-found')
  if (written.index === 2) throw new Refusal('too-many-reports')
  const before = written.index === 1 ? storedItem<SentReportItem>(written) : undefined
  // A request sent for another question does not count for this one.
  if (before?.request !== requestId) throw new Refusal('already-reported')
  await notify(deps)
  return settledOf(before, deps)
}

/**
 * Returns what a student may know of their own report: when it was sent and settled, and the outcome of a decision on
 * the question.
 */
async function settledOf({ report, createdOn }: SentReportItem, { table }: ReportDeps): Promise<SentReport> {
  const item = await getItem<MistakeReportItem>(table, mistakeReportKey(report))
  return { sentOn: createdOn, settledOn: item?.settledOn ?? null, outcome: item?.outcome ?? null }
}

/**
 * Returns whether a question of the caller's attempt was reported; null if not, or without such an attempt. 1 read
 * unit.
 */
export async function sentReport(args: QuerySentReportArgs, uid: string, deps: ReportDeps): Promise<SentReport | null> {
  const { progressKey, taskKey, n, position } = args
  const sent = await getItem<SentReportItem>(deps.table, sentReportKey(uid, progressKey, taskKey, n, position))
  return sent ? settledOf(sent, deps) : null
}
