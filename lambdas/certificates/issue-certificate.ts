import { classNameOf } from '#domain/courses/class-name.ts'
import type { Certificate } from '#domain/progress/certificate.ts'
import { dayOf } from '#domain/dashboard/sales.ts'
import type { TaskType } from '#domain/content/check-task.ts'
import { outlineResults } from '#domain/progress/course-outline.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Certificate as CertificateReply, MutationIssueCertificateArgs } from '#generated/schema.ts'
import { type CertificateItem, certificateItem, type ProgressItem, progressOf } from '#table/progress.ts'
import type { CourseItem } from '#table/course.ts'
import { certificateKey, courseKey, paymentKey, progressKey as keyOfProgress, userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import { readTargets } from '#lambdas/progress/link-targets.ts'
import { paymentOfProgress } from '#lambdas/progress/enrolment/payment-of-progress.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { certificateReply } from './certificate-reply.ts'

type Deps = Omit<CertificateDeps, 'newId' | 'sign'>

/** The test types that a grade passes; a classic NCLEX is decided by its areas. */
const WITH_PASS_GRADE: readonly TaskType[] = ['Practice', 'AdaptiveNCLEX']

/**
 * Returns a course's results: about how many minutes its completed tasks take, whether a task is left, and how many
 * tests with a pass grade are not passed, including ungraded ones.
 */
async function resultsOf({ studentId, key, content }: Progress, { table, now }: Deps) {
  const [trees, summaries] = await Promise.all([
    readContents(table, content),
    listTaskSummaries(table, { uid: studentId, progress: key }),
  ])
  const tasks = trees.flatMap((tree) => tree.tasks)
  const targetOf = await readTargets(table, tasks, tasks)
  const contents = countContents(trees, summaries, now(), targetOf)
  const outline = contents.flatMap(({ sections }) => sections.flatMap((section) => section.outline))
  const notPassed = outline.filter(({ type, passed }) => WITH_PASS_GRADE.includes(type) && passed !== true).length
  const { minutesDone, completed, total } = outlineResults(contents)
  return { minutesDone, notPassed, isTaskLeft: completed < total }
}

/**
 * Returns when a course was completed; for courses from before this was stored, when its student was last active in it.
 * Epoch milliseconds.
 */
const completionOf = ({ completedOn, overview, endTime }: Progress, now: number): number =>
  completedOn ?? Math.min(now, endTime === 0 ? now : endTime, overview?.lastActivity ?? now)

/** Holds while the course's payment is not fully refunded (decision 0064). */
const unlessRefunded = (payment: string): Write => ({
  ConditionCheck: {
    Key: paymentKey(payment),
    ConditionExpression: '#status <> :refunded',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':refunded': 'refunded' },
  },
})

async function issue(progress: Progress, name: string, deps: Deps): Promise<CertificateItem> {
  const { table, now, timeZone } = deps
  const { studentId, key, courseKey: course } = progress
  const [{ minutesDone, notPassed, isTaskLeft }, setting, payment] = await Promise.all([
    resultsOf(progress, deps),
    getItem<CourseItem>(table, courseKey(course)),
    paymentOfProgress(progress, table),
  ])
  // Version 1.0.0 marked courses complete with tasks left, without a date.
  if (progress.completedOn === undefined && isTaskLeft) throw new Refusal('course-not-completed')
  if (notPassed > 0 && setting?.passesRequired !== false) throw new Refusal('certificate-tests-not-passed')
  const certificate: Certificate = {
    progressKey: key,
    name,
    course: classNameOf(progress),
    completedOn: dayOf(completionOf(progress, now()), timeZone),
    issuedOn: now(),
    minutes: minutesDone,
  }
  const item = certificateItem(studentId, certificate)
  const written = await transactWrite(table, [
    { Put: { Item: item, ...ifAbsent } },
    { ConditionCheck: { Key: keyOfProgress(studentId, key), ...ifEqual({ complete: true }) } },
    // Creates nothing new for an account that is being deleted (decision 0070).
    {
      ConditionCheck: {
        Key: userKey(studentId),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deleting)',
      },
    },
    ...(payment === undefined ? [] : [unlessRefunded(payment)]),
  ])
  if (written.ok) return item
  if (written.index === 2) throw new Refusal('user-not-found')
  if (written.index === 3) throw new Refusal('certificate-withdrawn')
  // A double click or another tab issued the certificate first.
  const other = written.index === 0 ? storedItem<CertificateItem>(written) : undefined
  if (!other) throw new Refusal('course-not-completed')
  return other
}

/**
 * Issues the certificate of the student's own completed course once; a repeat returns the same, with the name of that
 * time (decision 0064). Throws 'progress-not-found', 'course-not-completed', 'user-not-found',
 * 'certificate-tests-not-passed' if the course requires passed tests, and 'certificate-withdrawn' after a full refund.
 * First issue: 3.5 read units, 0.5 per 4 KB of contents, 8 write units.
 */
export async function issueCertificate(
  { progressKey }: Pick<MutationIssueCertificateArgs, 'progressKey'>,
  uid: string,
  deps: Deps,
): Promise<CertificateReply> {
  const { table } = deps
  const [progress, stored, user] = await Promise.all([
    getItem<ProgressItem>(table, keyOfProgress(uid, progressKey), { consistent: true }),
    getItem<CertificateItem>(table, certificateKey(uid, progressKey), { consistent: true }),
    getItem<UserItem>(table, userKey(uid), { consistent: true }),
  ])
  if (!progress) throw new Refusal('progress-not-found')
  if (!progress.complete) throw new Refusal('course-not-completed')
  if (stored?.revoked === true) throw new Refusal('certificate-withdrawn')
  if (stored) return certificateReply(stored)
  if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
  const name = `${user.firstName} ${user.lastName}`
  return certificateReply(await issue(progressOf(progress), name, deps))
}
