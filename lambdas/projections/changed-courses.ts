import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { CourseItem } from '#table/course.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

/** What a batch of the table's stream says about the catalogue: whether it concerns it, and which courses changed. */
export type Changes = { matters: boolean; courses: string[] }

/** Reads a batch of stream records; a batch without records (a schedule, a seed) always matters. */
export function changedCourses(event: Partial<DynamoDBStreamEvent>): Changes {
  const records = event.Records ?? []
  const changes: Changes = { matters: records.length === 0, courses: [] }
  for (const { dynamodb } of records) {
    const image = streamImage<{ type: string }>(dynamodb?.NewImage ?? dynamodb?.OldImage)
    if (image?.type !== 'course' && image?.type !== 'seats') continue
    changes.matters = true
    const course = image.type === 'course' ? streamImage<CourseItem>(dynamodb?.NewImage) : undefined
    if (course) changes.courses.push(course.key)
  }
  return changes
}
