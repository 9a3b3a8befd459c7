import type { UpdateCourseInput } from '../../generated/schema.ts'
import { courseItem, courseOf, type CourseItem } from '../../data/course.ts'
import { courseActiveKey, courseKey } from '../../data/keys.ts'
import { academy } from '../../domain/academy.ts'
import { startsAt } from '../../domain/courses/starts-at.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite } from '../shared/transact.ts'
import { courseReply } from './course-reply.ts'
import type { AuthoringDeps } from './deps.ts'

/**
 * Publishes or unpublishes a course (spec 2.4.1, 2.7.3): a Live course whose first date has passed cannot be published
 * (spec 2.4.2). The administrator saw the course at `version`.
 */
export async function updateCourse(input: UpdateCourseInput, { table, now }: AuthoringDeps) {
  const item = await getItem<CourseItem>(table, courseKey(input.key), { consistent: true })
  if (!item) throw new Refusal('course-not-found')
  const before = courseOf(item)
  if (before.version !== input.version) throw new Refusal('course-changed')
  const published = input.published ?? before.published
  if (before.published === published) throw new Refusal('course-unchanged')
  const starts = startsAt(before, academy.timeZone)
  if (published && before.type === 'Live' && (starts === undefined || starts <= now()))
    throw new Refusal('course-started')
  const after = { ...before, published, version: before.version + 1 }
  const written = await transactWrite(table, [
    {
      Put: {
        Item: courseItem(after),
        ConditionExpression: 'version = :seen',
        ExpressionAttributeValues: { ':seen': before.version },
      },
    },
    {
      Update: {
        Key: courseActiveKey(after.key),
        UpdateExpression: 'SET #type = :type, courseVersion = :after ADD version :zero',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':type': 'course-active', ':after': after.version, ':zero': 0 },
      },
    },
  ])
  if (!written.ok) throw new Refusal('course-changed')
  return courseReply(after)
}
