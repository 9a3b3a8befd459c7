import { userKey } from '#table/keys.ts'
import { type UserItem, userOf } from '#table/user.ts'
import { isActive } from '#domain/courses/availability.ts'
import { takeSeat } from '#domain/courses/seats.ts'
import { openedProgress } from '#domain/progress/progress.ts'
import type { CreateProgressInput, Progress } from '#generated/schema.ts'
import { progressReply } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { EnrolmentDeps } from './enrolment-deps.ts'
import { enrolmentWrites } from './enrolment-writes.ts'
import { getEnrolmentState, type EnrolmentState } from './enrolment-state.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** Throws if the student already has or is about to get the course or a linked one, or if no seat is left. */
function check({ seats, enrolmentLock, locks, courseStudents }: EnrolmentState, uid: string, now: number): void {
  const all = [...(enrolmentLock ? [enrolmentLock] : []), ...locks]
  const isOwned = all.some(({ progressKey, endTime }) => progressKey !== undefined && isActive(endTime ?? 0, now))
  if (isOwned || courseStudents.some(({ endTime }) => isActive(endTime, now))) throw new Refusal('course-student-owned')
  if (all.some(({ progressKey }) => progressKey === undefined)) throw new Refusal('course-student-paying')
  if (seats && !takeSeat(seats, { uid }, now)) throw new Refusal('no-seats')
}

/**
 * Enrolls a student without a payment (spec 2.4.5, 2.7.4), also in an unpublished course: writes a progress with end
 * time 0, the link group's ownership, a Live course's seat, and the place among its students in one transaction. Seats
 * that buyers hold are taken. Updates the student's screens. Throws 'course-not-found', 'student-not-found',
 * 'course-student-owned' (spec 2.5.22), 'course-student-paying', and 'no-seats' (spec 2.4.8).
 */
export async function createProgress(input: CreateProgressInput, deps: EnrolmentDeps): Promise<Progress> {
  const { table, now, publish } = deps
  const item = await getItem<UserItem>(table, userKey(input.studentId))
  if (!item || item.deleting !== undefined) throw new Refusal('student-not-found')
  const user = userOf(item)
  return retryOnConflict({ failure: 'The student could not be enrolled' }, async () => {
    const state = await getEnrolmentState(table, input.courseKey, user.uid)
    const time = now()
    check(state, user.uid, time)
    const progress = openedProgress(state.course, user.uid, sortableId(time), state.earlier, time)
    const written = await transactWrite(table, enrolmentWrites(state, user, progress))
    if (written.ok) {
      const reply = progressReply(progress)
      await notifyStudent(publish, reply)
      return reply
    }
    // A buyer, an editor, or another administrator was faster, so the call retries.
    return CONFLICT
  })
}
