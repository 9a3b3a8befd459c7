import { courseKey, seatsKey } from '#table/keys.ts'
import { type CourseItem, courseOf, type SeatsItem, seatsItem } from '#table/course.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import { seatEnds } from '#domain/courses/seats.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifAbsent, ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'
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

/** Joins a link group: the first course makes its seats, every further one has the same limit (spec 2.5.17). */
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
      ...onCondition(
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

/** Leaves a link group; the seats go with its last course. */
function leave(key: string, seats: SeatsItem): Write[] {
  const at = (seats.courses ?? []).indexOf(key)
  if (at < 0) return []
  const condition = ifEqual({ courses: seats.courses })
  if (othersOf(seats, key).length === 0) return [{ Delete: { Key: seatsKey(seats.group), ...condition } }]
  return [{ Update: { Key: seatsKey(seats.group), UpdateExpression: `REMOVE courses[${at}]`, ...condition } }]
}

/** Changes the limit of a course that is alone in its group; never below the seats that are taken. */
function changeLimit(max: number, seats: SeatsItem, now: number): Write[] {
  if (seats.max === max) return []
  if (seatEnds(seats, now).length > max) throw new Refusal('course-seats-taken')
  return [
    {
      Update: {
        Key: seatsKey(seats.group),
        ...onCondition(
          {
            UpdateExpression: 'SET #max = :max, version = version + :one',
            ExpressionAttributeNames: { '#max': 'max' },
            ExpressionAttributeValues: { ':max': max, ':one': 1 },
          },
          // Who joins makes the version greater.
          ifEqual({ version: seats.version }),
        ),
      },
    },
  ]
}

/**
 * The seats of a class stay where they are when it is given another time (decision 0084): a course of the old time is not of that class.
 * Holds while none of the others changes before the course is written.
 */
async function checkTimes(table: Table, course: Course, others: readonly string[]): Promise<Write[]> {
  const items = await batchGet<CourseItem>(table, others.map(courseKey), { consistent: true })
  const isMoved = (other: Course) => linkGroup(other) === linkGroup(course) && other.startTime !== course.startTime
  if (items.map(courseOf).some(isMoved)) throw new Refusal('course-class-moved')
  return items.map(({ key, version }) => ({ ConditionCheck: { Key: courseKey(key), ...ifEqual({ version }) } }))
}

/** A class that was moved gets seats at its new time by a full edit: they take the place of its mark, and nothing of its old seats stays. */
function takeMark(after: Course, max: number, before: Course, old: SeatsItem | undefined): Write[] {
  const seats = seatsItem(after.group, { max, students: {}, holds: {} }, 1, [after.key])
  return [{ Put: { Item: seats, ...ifOwnMark(before) } }, ...(old ? leave(after.key, old) : [])]
}

/**
 * What a Live course writes on the seats of its link group, which it joins, stays in, or goes to from the group of
 * `before`. Refuses with 'course-linked-seats' and the others' limit as `n` (spec 2.5.17, decisions 2.4), with
 * 'course-class-moved', 'course-class-taken' where a class was moved to that time, and 'course-seats-taken'. Nothing for Online courses.
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

/** What a course that is archived or deleted writes on the seats of its link group; nothing for Online courses. */
export async function leaveSeatsWrites(table: Table, course: Course): Promise<Write[]> {
  if (course.type !== 'Live') return []
  const seats = await readSeats(table, course.group)
  return [...(seats ? leave(course.key, seats) : []), ...(await leaveMarkWrites(table, course, seats))]
}
