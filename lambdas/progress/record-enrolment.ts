import { courseActiveKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'

/**
 * Notes on a course that a progress opens in it. Holds only while the course is still as it was read, so that nobody is
 * enrolled in a course that is being edited; and an edit that read before this fails (decision 0013).
 */
export const recordEnrolment = ({ key, version }: Pick<Course, 'key' | 'version'>): Write => ({
  Update: {
    Key: courseActiveKey(key),
    UpdateExpression: 'SET #type = :type ADD version :one',
    ConditionExpression: 'attribute_not_exists(courseVersion) OR courseVersion = :course',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':type': 'course-active', ':one': 1, ':course': version },
  },
})
