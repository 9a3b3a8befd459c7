import { courseKey, seatsKey } from '#table/keys.ts'
import { type CourseItem, courseOf, type SeatsItem, seatsItem } from '#table/course.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import { seatEnds } from '#domain/courses/seats.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifAbsent, ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import {
  ifOwnMark,
  isMark,
  joinMarkWrites,
  leaveMarkWrites,
  moveMarkWrites,
  readRoom,
  readSeats,
} from './moved-class.ts'

const othersOf = (seats: SeatsItem, course: string) => (seats.courses ?? []).filter((key) => key !== course)

/** Joins a link group: the first course creates its seats, and the others must have the same limit (spec 2.5.17). */
function join({ key, group }: Course, max: number, seats: SeatsItem | undefined): Write {
  if (!seats)
    return {
      Put: {
        Item: seatsItem(group, { max, students: {}, holds: {} }, 1, [key]),
        ...ifAbsent,
      },
    }
  return {
    Update: {
      Key: seatsKey(group),
      ...withCondition(
        {
          UpdateExpression:
            'SET courses = list_append(if_not_exists(courses, :none), :course), version = version + :one',
          ExpressionAttributeValues: { ':none': [], ':course': [key], ':one': 1 },
        },
        ifEqual({ max }),
      ),
    },
  }
}

/** Leaves a link group; the last course deletes the seats. */
function leave(key: string, seats: SeatsItem): Write[] {
  const at = (seats.courses ?? []).indexOf(key)
  if (at < 0) return []
  const condition = ifEqual({ courses: seats.courses })
  if (othersOf(seats, key).length === 0) return [{ Delete: { Key: seatsKey(seats.group), ...condition } }]
  return [{ Update: { Key: seatsKey(seats.group), UpdateExpression: `REMOVE courses[${at}]`, ...condition } }]
}

/** Changes the limit of a course that is alone in its group. The limit can't be lower than the seats taken. */
function changeLimit(max: number, seats: SeatsItem, now: number): Write[] {
  if (seats.max === max) return []
  if (seatEnds(seats, now).length > max) throw new Refusal('course-seats-taken')
  return [
    {
      Update: {
        Key: seatsKey(seats.group),
        ...withCondition(
          {
            UpdateExpression: 'SET #max = :max, version = version + :one',
            ExpressionAttributeNames: { '#max': 'max' },
            ExpressionAttributeValues: { ':max': max, ':one': 1 },
          },
          // A course that joins increments the version.
          ifEqual({ version: seats.version }),
        ),
      },
    },
  ]
}

/**
 * A moved class keeps its seats at the old time (decision 0084), so a course of the old time must not join them. Fails
 * if any of the other courses changes before this one is written.
 */
async function checkTimes(table: Table, course: Course, others: readonly string[]): Promise<Write[]> {
  const items = await batchGet<CourseItem>(table, others.map(courseKey), { consistent: true })
  const isMoved = (other: Course) => linkGroup(other) === linkGroup(course) && other.startTime !== course.startTime
  if (items.map(courseOf).some(isMoved)) throw new Refusal('course-class-moved')
  return items.map(({ key, version }) => ({ ConditionCheck: { Key: courseKey(key), ...ifEqual({ version }) } }))
}

/** Replaces the mark of a moved class with seats at its new time, after a full edit, and leaves its old seats. */
function takeMark(after: Course, max: number, before: Course, old: SeatsItem | undefined): Write[] {
  const seats = seatsItem(after.group, { max, students: {}, holds: {} }, 1, [after.key])
  return [{ Put: { Item: seats, ...ifOwnMark(before) } }, ...(old ? leave(after.key, old) : [])]
}

/**
 * Returns what a Live course writes to the seats of its link group, when it joins or stays in it, or moves there from
 * `before`'s. Throws 'course-linked-seats' with the others' limit as `n` (spec 2.5.17, decisions 2.4),
 * 'course-class-moved', 'course-class-taken' if a class was moved to that time, and 'course-seats-taken'. Empty for
 * Online courses.
 */
export async function courseSeatsWrites(
  table: Table,
  after: Course,
  before: Course | undefined,
  now: number,
): Promise<Write[]> {
  const max = after.maxStudents
  if (after.type !== 'Live' || max === undefined) return []
  const stays = before?.group === after.group
  const [room, old] = await Promise.all([
    readRoom(table, after.group),
    before && !stays ? readSeats(table, before.group) : undefined,
  ])
  if (isMark(room)) {
    if (!before || room.of !== linkGroup(before)) throw new Refusal('course-class-taken')
    return takeMark(after, max, before, old)
  }
  const others = room ? othersOf(room, after.key) : []
  if (room && room.max !== max && others.length > 0) throw new Refusal('course-linked-seats', { n: room.max })
  if (before && stays) {
    const checks = before.startTime === after.startTime ? [] : await checkTimes(table, after, others)
    const seats = room ? changeLimit(max, room, now) : [join(after, max, room)]
    return [...seats, ...checks, ...(await moveMarkWrites(table, before, after))]
  }
  const joins = [join(after, max, room), ...(await checkTimes(table, after, others))]
  const marks = await joinMarkWrites(table, after)
  if (!before) return [...joins, ...marks]
  return [...joins, ...marks, ...(old ? leave(after.key, old) : []), ...(await leaveMarkWrites(table, before, old))]
}

/** Returns what an archived or deleted course writes to the seats of its link group; empty for Online courses. */
export async function leaveSeatsWrites(table: Table, course: Course): Promise<Write[]> {
  if (course.type !== 'Live') return []
  const seats = await readSeats(table, course.group)
  return [...(seats ? leave(course.key, seats) : []), ...(await leaveMarkWrites(table, course, seats))]
}
