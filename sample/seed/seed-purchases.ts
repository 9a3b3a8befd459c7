import { BatchWriteCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { courseOf, courseStudentItem, type CourseItem } from '#table/course.ts'
import { courseKey, type Key, seatsKey, taskSummaryKey, userKey } from '#table/keys.ts'
import { enrolmentLock, progressItem } from '#table/progress.ts'
import { paymentItem } from '#table/payment.ts'
import type { UserItem } from '#table/user.ts'
import type { Course } from '#domain/courses/course.ts'
import { chargeAmount, paymentDescription } from '#domain/courses/price.ts'
import { yearOf } from '#domain/courses/year-of.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { academy } from '#sample/academy.ts'
import type { SamplePurchase, TaskPath } from '#sample/types.ts'
import { pathText, type SeededContents } from './seed-contents.ts'

const DAY = 86_400_000
const PUTS_A_CALL = 25
type Table = { client: DynamoDBDocumentClient; name: string }
type Seeded = {
  uids: ReadonlyMap<string, string>
  courses: ReadonlyMap<string, string>
  places: SeededContents['places']
}

function recordsOf(purchase: SamplePurchase, course: Course, student: UserItem, key: string, now: number) {
  const date = now - purchase.daysAgo * DAY
  const { key: courseKeyOf, name: courseName, type: courseType, group } = course
  const courseYear = yearOf(course)
  const payment = paymentItem({
    key,
    courseKey: courseKeyOf,
    courseName,
    ...(courseYear === undefined ? {} : { courseYear }),
    courseType,
    group,
    studentId: student.uid,
    studentName: `${student.firstName} ${student.lastName}`,
    studentType: 'Student',
    email: student.email,
    amount: chargeAmount(course.price),
    description: paymentDescription(course),
    date,
    token: `sample_${key}`,
    processing: false,
    ...(purchase.failureMessage
      ? { status: 'failed' as const, charge: { failure_message: purchase.failureMessage } }
      : { status: 'paid' as const, charge: { id: `ch_sample_${key}` }, progressKey: key }),
  })
  const started = purchase.startedDaysAgo
  const startedOn = started === undefined ? undefined : now - started * DAY
  const endTime = startedOn === undefined ? 0 : startedOn + course.onlineDays * DAY
  const progress = progressItem({
    key,
    name: courseName,
    url: `${urlOfName(courseName)}-1`,
    courseKey: courseKeyOf,
    group,
    studentId: student.uid,
    onlineDays: course.onlineDays,
    endTime,
    complete: purchase.complete ?? false,
    dateCreated: date,
    paymentKey: key,
    ...(startedOn !== undefined && { startedOn }),
    ...(startedOn !== undefined && purchase.complete === true && { completedOn: Math.min(endTime, now) - DAY }),
    content: course.content,
    courseType,
    subject: course.subject,
    ...(course.dates ? { dates: course.dates } : {}),
    ...(course.startTime ? { startTime: course.startTime } : {}),
    ...(course.endTime ? { courseEndTime: course.endTime } : {}),
    ...(course.location ? { location: course.location } : {}),
  })
  return { payment, progress, date, endTime }
}

type Item = Key & Record<string, unknown>

/** Writes items, 25 a request; of two with one key the later one stays. */
async function putAll({ client, name }: Table, items: readonly Item[]): Promise<void> {
  const distinct = [...new Map(items.map((item) => [`${item.pk}\n${item.sk}`, item])).values()]
  for (let start = 0; start < distinct.length; start += PUTS_A_CALL) {
    const some = distinct.slice(start, start + PUTS_A_CALL)
    const { UnprocessedItems: left } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: some.map((Item) => ({ PutRequest: { Item } })) } }),
    )
    if (left?.[name]?.length) throw new Error(`${left[name].length} items were not written`)
  }
}

const takeSeat = ({ client, name }: Table, group: string, uid: string, endTime: number) =>
  client.send(
    new UpdateCommand({
      TableName: name,
      Key: seatsKey(group),
      UpdateExpression: 'SET students.#uid = :end ADD version :one',
      ExpressionAttributeNames: { '#uid': uid },
      ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
    }),
  )

/** Writes the sample's past payments with what they opened. They lie in the past, so no API can make them. */
export async function seedPurchases(table: Table, { uids, courses, places }: Seeded, now: number): Promise<void> {
  const { purchases } = academy
  const uidOf = ({ student }: SamplePurchase) => uids.get(student) ?? ''
  const courseKeyFor = ({ course }: SamplePurchase) => courses.get(course) ?? ''
  const students = await batchGet<UserItem>(
    table,
    purchases.map((purchase) => userKey(uidOf(purchase))),
  )
  const studentByUid = new Map(students.map((student) => [student.uid, student]))
  const courseItems = await batchGet<CourseItem>(
    table,
    purchases.map((purchase) => courseKey(courseKeyFor(purchase))),
  )
  const courseByKey = new Map(courseItems.map((item) => [item.key, courseOf(item)]))
  const items: Item[] = []
  for (const [index, purchase] of purchases.entries()) {
    const uid = uidOf(purchase)
    const [student, course] = [studentByUid.get(uid), courseByKey.get(courseKeyFor(purchase))]
    if (!student || !course) throw new Error(`${purchase.student} or ${purchase.course} is missing`)
    const key = `sample${String(index + 1).padStart(3, '0')}`
    const { payment, progress, date, endTime } = recordsOf(purchase, course, student, key, now)
    items.push(payment)
    if (purchase.failureMessage) continue
    const name = payment.studentName
    items.push(
      progress,
      enrolmentLock(uid, course.group, { progressKey: key, endTime, paymentKey: key }),
      courseStudentItem(course.key, {
        uid,
        name,
        lastName: student.lastName,
        listed: true,
        progressKey: key,
        endTime,
        dateCreated: date,
      }),
    )
    if (course.type === 'Live') await takeSeat(table, course.group, uid, endTime)
    const startTime = progress.startedOn ?? date
    const summaryOf = (path: TaskPath) => {
      const place = places.get(pathText(path))
      if (!place) throw new Error(`No task ${pathText(path)}`)
      const at = taskSummaryKey(uid, key, place.sectionKey, place.taskKey)
      return { ...at, type: 'task-summary', task: place.taskKey, complete: true }
    }
    for (const path of purchase.done ?? []) items.push({ ...summaryOf(path), startTime })
    for (const { test, best } of purchase.graded ?? []) items.push({ ...summaryOf(test), startTime, best })
  }
  await putAll(table, items)
}
