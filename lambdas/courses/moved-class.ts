import { classNameOf, timeInName } from '#domain/courses/class-name.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup, shownGroup } from '#domain/courses/link-group.ts'
import { type CourseItem, courseOf, type SeatsItem, type SeatsMovedItem, seatsMovedItem } from '#table/course.ts'
import { courseKey, seatsKey } from '#table/keys.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { courseGroup } from './course-group.ts'

/**
 * Reads the key of a group's seats: seats, the mark of a class that was moved to its time (decision 0104), or nothing.
 */
export const readRoom = (table: Table, group: string) =>
  getItem<SeatsItem | SeatsMovedItem>(table, seatsKey(group), { consistent: true })

type Room = Awaited<ReturnType<typeof readRoom>>

export const isMark = (room: Room): room is SeatsMovedItem => room?.type === 'seats-moved'

/** Whether the mark belongs to the course's class. */
const isOwn = (room: Room, course: Course): room is SeatsMovedItem => isMark(room) && room.of === linkGroup(course)

/** Holds while the mark belongs to the course's class. */
export const ifOwnMark = (course: Course) => ifEqual({ type: 'seats-moved', of: linkGroup(course) })

/** Whether the class has a different time than its seats. */
const isMoved = (course: Course): boolean => ![linkGroup(course), course.group].includes(shownGroup(course))

const putMark = (course: Course): Write => {
  const group = shownGroup(course)
  return { Put: { Item: seatsMovedItem(group, linkGroup(course)), ...ifAbsent } }
}

/**
 * Returns the writes for marks when a class moves from the time of `before` to that of `after`: removes the old one and
 * adds one. Throws 'course-class-taken' if another class is at that time. A class moved before marks existed gets one,
 * unless another class has started at that time since.
 */
export async function moveMarkWrites(table: Table, before: Course, after: Course): Promise<Write[]> {
  const [from, to] = [shownGroup(before), shownGroup(after)]
  const [old, there] = await Promise.all([
    isMoved(before) ? readRoom(table, from) : undefined,
    isMoved(after) ? readRoom(table, to) : undefined,
  ])
  if (from === to) return isMoved(after) && !there ? [putMark(after)] : []
  const leaves: Write[] = isOwn(old, before) ? [{ Delete: { Key: seatsKey(from), ...ifOwnMark(before) } }] : []
  if (!isMoved(after)) return leaves
  // The class was moved there concurrently: its data is outdated, and the mark's condition fails.
  if (isOwn(there, after)) return [...leaves, putMark(after)]
  if (there) throw new Refusal('course-class-taken')
  // Seats of that time may still have the older key without a year (decision 0046), which no class newly uses.
  const { group: _group, ...asCreated } = { ...after, name: classNameOf(after) }
  if ((await courseGroup(table, asCreated, undefined)) !== to) throw new Refusal('course-class-taken')
  return [...leaves, putMark(after)]
}

/** Returns the mark of a moved class when a course joins its room; older versions created none. */
export async function joinMarkWrites(table: Table, course: Course): Promise<Write[]> {
  if (!isMoved(course)) return []
  const room = await readRoom(table, shownGroup(course))
  if (!room) return [putMark(course)]
  if (!isOwn(room, course)) throw new Refusal('course-class-taken')
  return [{ ConditionCheck: { Key: seatsKey(room.group), ...ifOwnMark(course) } }]
}

/** Returns the seats of a group; a mark does not count as seats. */
export async function readSeats(table: Table, group: string): Promise<SeatsItem | undefined> {
  const room = await readRoom(table, group)
  return isMark(room) ? undefined : room
}

/**
 * Returns the other courses of a course's class among those in its room: some older rooms have classes of several
 * years.
 */
async function classmates(table: Table, course: Course, seats: SeatsItem | undefined): Promise<Course[]> {
  const keys = (seats?.courses ?? []).filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, keys.map(courseKey), { consistent: true })
  return items.map(courseOf).filter((other) => linkGroup(other) === linkGroup(course))
}

/**
 * Returns what a course that leaves its class writes to its mark, which the last course removes. The write of its seats
 * checks who else is there.
 */
export async function leaveMarkWrites(table: Table, course: Course, seats: SeatsItem | undefined): Promise<Write[]> {
  if (!isMoved(course) || (await classmates(table, course, seats)).length > 0) return []
  const room = await readRoom(table, shownGroup(course))
  return isOwn(room, course) ? [{ Delete: { Key: seatsKey(room.group), ...ifOwnMark(course) } }] : []
}

/**
 * Returns the link group and name of an edited course. In a moved class, a course keeps its seats and stored time while
 * others of the class are in the room and its shown time is unchanged; otherwise it would leave them under the same
 * shown name. In all other cases they follow its new fields.
 */
export async function editedGroup(
  table: Table,
  edited: Omit<Course, 'group'>,
  before: Course,
): Promise<Pick<Course, 'name' | 'group'>> {
  const { name } = edited
  if (isMoved(before) && shownGroup(edited) === shownGroup(before)) {
    const others = await classmates(table, before, await readSeats(table, before.group))
    const stored = { name, startTime: timeInName(before.name) }
    if (others.length > 0) return { name: classNameOf(stored), group: before.group }
  }
  return { name, group: await courseGroup(table, edited, before) }
}
