import { GetCommand, PutCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { courseOf, courseStudentItem, type CourseItem } from '../../data/course.ts'
import { courseKey, seatsKey, taskSummaryKey, userKey } from '../../data/keys.ts'
import { ownership } from '../../data/ownership.ts'
import { paymentItem } from '../../data/payment.ts'
import { progressItem } from '../../data/progress.ts'
import type { UserItem } from '../../data/user.ts'
import type { Course } from '../../domain/courses/course.ts'
import { chargeAmount, paymentDescription } from '../../domain/courses/price.ts'
import { urlOfName } from '../../domain/naming/url-of-name.ts'
import { academy } from '../academy.ts'
import type { SamplePurchase } from '../types.ts'
import { pathText, type SeededContents } from './seed-contents.ts'

const DAY = 86_400_000
type Table = { client: DynamoDBDocumentClient; name: string }
type Seeded = {
  uids: ReadonlyMap<string, string>
  courses: ReadonlyMap<string, string>
  places: SeededContents['places']
}

function recordsOf(purchase: SamplePurchase, course: Course, student: UserItem, key: string, now: number) {
  const date = now - purchase.daysAgo * DAY
  const { key: courseKeyOf, name: courseName, type: courseType, group } = course
  const payment = paymentItem({
    key,
    courseKey: courseKeyOf,
    courseName,
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
  const endTime = started === undefined ? 0 : now + (course.onlineDays - started) * DAY
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

/** Writes the sample's past payments with what they opened. They lie in the past, so no API can make them. */
export async function seedPurchases(table: Table, { uids, courses, places }: Seeded, now: number): Promise<void> {
  const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item }))
  const get = async <Item>(Key: { pk: string; sk: string }) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key }))).Item as Item
  for (const [index, purchase] of academy.purchases.entries()) {
    const uid = uids.get(purchase.student) ?? ''
    const student = await get<UserItem>(userKey(uid))
    const course = courseOf(await get<CourseItem>(courseKey(courses.get(purchase.course) ?? '')))
    const key = `sample${String(index + 1).padStart(3, '0')}`
    const { payment, progress, date, endTime } = recordsOf(purchase, course, student, key, now)
    await put(payment)
    if (purchase.failureMessage) continue
    await put(progress)
    await put(ownership(uid, course.group, { progressKey: key, endTime, paymentKey: key }))
    await put(
      courseStudentItem(course.key, {
        uid,
        name: payment.studentName,
        lastName: student.lastName,
        listed: true,
        progressKey: key,
        endTime,
        dateCreated: date,
      }),
    )
    if (course.type === 'Live')
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: seatsKey(course.group),
          UpdateExpression: 'SET students.#uid = :end ADD version :one',
          ExpressionAttributeNames: { '#uid': uid },
          ExpressionAttributeValues: { ':end': endTime, ':one': 1 },
        }),
      )
    for (const path of purchase.done ?? []) {
      const place = places.get(pathText(path))
      if (!place) throw new Error(`No task ${pathText(path)}`)
      const at = taskSummaryKey(uid, key, place.sectionKey, place.taskKey)
      await put({ ...at, type: 'task-summary', task: place.taskKey, complete: true, startTime: date })
    }
  }
}
