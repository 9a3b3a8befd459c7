import type { CreateCourseInput } from '../../generated/schema.ts'
import type { ContentItem } from '../../data/content.ts'
import { courseActiveItem, courseItem } from '../../data/course.ts'
import { contentKey, seatsKey } from '../../data/keys.ts'
import { academy } from '../../domain/academy.ts'
import { checkCourse } from '../../domain/courses/check-course.ts'
import type { Course } from '../../domain/courses/course.ts'
import { linkGroup } from '../../domain/courses/link-group.ts'
import { batchGet } from '../shared/batch-get.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite, type Write } from '../shared/transact.ts'
import { unlessThere, countUp } from './conditions.ts'
import { courseReply } from './course-reply.ts'
import type { AuthoringDeps } from './deps.ts'
import { sameNameWrite } from './same-name-write.ts'

/** The seats of a Live course's link group: made by its first course, equal for every further one (spec 2.5.17). */
function seatsWrites(course: Course): Write[] {
  if (course.type !== 'Live' || course.maxStudents === undefined) return []
  return [
    {
      Update: {
        Key: seatsKey(course.group),
        UpdateExpression:
          'SET #type = :seats, #group = :group, #max = :max, students = if_not_exists(students, :none), ' +
          'holds = if_not_exists(holds, :none), version = if_not_exists(version, :zero) + :one, ' +
          'courses = list_append(if_not_exists(courses, :nobody), :course)',
        ConditionExpression: 'attribute_not_exists(pk) OR #max = :max',
        ExpressionAttributeNames: { '#type': 'type', '#group': 'group', '#max': 'max' },
        ExpressionAttributeValues: {
          ':seats': 'seats',
          ':group': course.group,
          ':max': course.maxStudents,
          ':none': {},
          ':nobody': [],
          ':course': [course.key],
          ':zero': 0,
          ':one': 1,
        },
      },
    },
  ]
}

async function contentNames(keys: readonly string[], { table }: AuthoringDeps): Promise<string> {
  const items = await batchGet<ContentItem>(table, keys.map(contentKey))
  return items.map((item) => item.name).join(', ')
}

/**
 * Creates a course (spec 2.7.2), unpublished. Linked and identical courses are checked in the transaction that writes it
 * (spec 2.5.16 to 2.5.19); each content counts it as a user.
 */
export async function createCourse(input: CreateCourseInput, deps: AuthoringDeps) {
  const { table, newKey } = deps
  const checked = checkCourse(input, input.type === 'Online' ? academy.onlineInstructor : academy.instructor)
  if (!checked.ok) throw new Refusal(checked.code)
  const { live, ...facts } = checked.course
  const key = newKey()
  const plain = { ...facts, ...live, key, published: false, version: 1 }
  const course: Course = { ...plain, group: linkGroup(plain) }
  const seats = seatsWrites(course)
  for (;;) {
    const sameName = await sameNameWrite(course, deps)
    if (!sameName.ok)
      throw sameName.code === 'course-identical'
        ? new Refusal('course-identical')
        : new Refusal('course-linked-content', { list: await contentNames(sameName.content, deps) })
    const written = await transactWrite(table, [
      { Put: { Item: courseItem(course), ...unlessThere } },
      ...seats,
      ...course.content.map((content): Write => ({ Update: { Key: contentKey(content), ...countUp('usedBy') } })),
      sameName.write,
      { Put: { Item: courseActiveItem(course) } },
    ])
    if (written.ok) return courseReply(course)
    if (seats.length > 0 && written.index === 1) throw new Refusal('course-linked-seats', { n: written.item?.max })
    if (written.index <= seats.length + course.content.length) throw new Refusal('course-content-missing')
    // Somebody took the same name a moment ago: look at it again.
  }
}
