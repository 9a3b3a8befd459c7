import { academy } from '#domain/academy.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import { countedAgain } from '#domain/progress/counts-from.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { type CourseItem, courseOf, type CourseStudentItem } from '#table/course.ts'
import { courseKey, coursesByType, enrolmentLockKey, paymentKey, progressKey, studentsOfCourse } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { movedEndWrites } from './extend-progress.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import { paymentOfProgress } from './payment-of-progress.ts'
import type { EnrolmentDeps } from './enrolment-deps.ts'

const DAY = 86_400_000
/** The hour of the day (UTC) at which this runs; at other hours, runs read nothing. */
const HOUR = 8
/** Classes that began longer ago stay unchanged. */
const MAX_AGE_MS = 400 * DAY

/** Returns the Live courses whose first class is in the future or within the last 400 days. */
async function classes({ table, now }: EnrolmentDeps): Promise<string[]> {
  const keys = await queryWholeIndex<CourseItem>(table, { index: 'gsi2', pk: coursesByType('Live').gsi2pk })
  const items = await batchGet<CourseItem>(
    table,
    keys.map(({ key }) => courseKey(key)),
  )
  return items.map(courseOf).flatMap((course) => {
    const first = startsAt(course, academy.timeZone)
    return first !== undefined && first > now() - MAX_AGE_MS ? [course.key] : []
  })
}

/**
 * Sets the lock's new end, or creates the lock again if a later failed payment removed it. Fails if a running payment
 * or another progress holds it.
 */
function enrolmentLockWrite({ studentId, group, key }: Progress, endTime: number, payment: string | undefined): Write {
  const paid =
    payment === undefined
      ? { update: '', values: {} }
      : { update: ', paymentKey = :paid', values: { ':paid': payment } }
  return {
    Update: {
      Key: enrolmentLockKey(studentId, group),
      UpdateExpression: `SET #type = :type, progressKey = :progress, endTime = :end${paid.update}`,
      ConditionExpression: 'attribute_not_exists(pk) OR progressKey = :progress',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':type': 'ownership', ':progress': key, ':end': endTime, ...paid.values },
    },
  }
}

/** Holds while the payment is not refunded and no refund is in progress. */
const ifStillPaid = (payment: string): Write => ({
  ConditionCheck: {
    Key: paymentKey(payment),
    ConditionExpression: '#status = :paid AND attribute_not_exists(refunding)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':paid': 'paid' },
  },
})

/** Moves the end of one progress if it is as read and still paid. Returns whether it moved. */
async function moveEnd(item: ProgressItem, { table, now, publish }: EnrolmentDeps): Promise<boolean> {
  const before = progressOf(item)
  const moved = countedAgain(before, now())
  if (!moved) return false
  const update = {
    UpdateExpression: 'SET endTime = :end, countsFrom = :from, startedOn = :started',
    ExpressionAttributeValues: { ':end': moved.endTime, ':from': moved.countsFrom, ':started': moved.startedOn },
  }
  const payment = await paymentOfProgress(before, table)
  const [, ...listWrites] = movedEndWrites(before, moved.endTime)
  const written = await transactWrite(table, [
    {
      Update: {
        Key: progressKey(before.studentId, before.key),
        ...withCondition(update, ifEqual({ endTime: before.endTime })),
      },
    },
    enrolmentLockWrite(before, moved.endTime, payment),
    ...listWrites,
    ...(payment === undefined ? [] : [ifStillPaid(payment)]),
  ])
  if (written.ok) await notifyStudent(publish, progressReply({ ...before, ...moved }))
  return written.ok
}

/**
 * Once a day, moves the end of Live courses that an older version counted from Start, not the first class (decision
 * 0121), each once. Reopens expired ones, but none refunded or ended by an administrator. Returns how many moved. 0.5
 * read units per 4 KB of courses and students and a started progress; 8 write units, 10 if paid.
 */
export async function countFromClass(deps: EnrolmentDeps, isOver: () => boolean): Promise<{ recounted: number }> {
  if (new Date(deps.now()).getUTCHours() !== HOUR) return { recounted: 0 }
  let recounted = 0
  for (const course of await classes(deps)) {
    const students = await queryItems<CourseStudentItem>(deps.table, studentsOfCourse(course))
    const started = students.filter(({ endTime }) => endTime !== 0)
    const items = await batchGet<ProgressItem>(
      deps.table,
      started.map(({ uid, progressKey: key }) => progressKey(uid, key)),
    )
    for (const item of items) {
      if (isOver()) return { recounted }
      if (await moveEnd(item, deps)) recounted += 1
    }
  }
  return { recounted }
}
