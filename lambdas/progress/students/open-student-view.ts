import { createHash } from 'node:crypto'
import type { MutationOpenStudentViewArgs, StudentView } from '#generated/schema.ts'
import { studentViewKey, userKey } from '#table/keys.ts'
import { type StudentViewItem, studentViewItem } from '#table/account.ts'
import type { UserItem } from '#table/user.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

type Deps = { table: Table; now: () => number }

const REQUEST_ID = /^[\w-]{8,100}$/

/** A view expires after this many milliseconds. */
const OPEN_MS = 3_600_000

/** Whether the record is a student's that is not being deleted. */
export const isViewable = (user: UserItem | undefined): user is UserItem =>
  user?.userType === 'Student' && user.deleting === undefined

const reply = ({ key, uid, firstName, lastName, until }: StudentViewItem): StudentView => ({
  key,
  uid,
  firstName,
  lastName,
  until,
})

/**
 * Opens an administrator's view of what a student sees, for an hour (decision 0091). The item records the opening, with
 * an audit entry. A repeat returns the same view and adds no entry. Throws 'request-id-invalid', and
 * 'student-not-found' if the user is not a student or is being deleted. Half a read unit, 2 write units.
 */
export async function openStudentView(
  { uid, requestId }: MutationOpenStudentViewArgs,
  caller: string,
  { table, now }: Deps,
): Promise<StudentView> {
  if (!REQUEST_ID.test(requestId)) throw new Refusal('request-id-invalid')
  const user = await getItem<UserItem>(table, userKey(uid))
  if (!isViewable(user)) throw new Refusal('student-not-found')
  const { firstName, lastName } = user
  const key = createHash('sha256').update(`${caller}\n${uid}\n${requestId}`).digest('hex').slice(0, 32)
  const openedOn = now()
  const item = studentViewItem({ key, uid, firstName, lastName, by: caller, openedOn, until: openedOn + OPEN_MS })
  const written = await transactWrite(table, [{ Put: { Item: item, ...ifAbsent } }])
  if (written.ok) return reply(item)
  const before = storedItem<StudentViewItem>(written)
  if (!before) throw new Error('A view was not opened and is not there')
  return reply(before)
}

/** Throws 'view-not-open' unless the caller has opened this view of the student and it has not expired. 1 read unit. */
export async function requireView(
  { uid, view }: { uid: string; view: string },
  caller: string,
  { table, now }: Deps,
): Promise<void> {
  const item = await getItem<StudentViewItem>(table, studentViewKey(uid, view), { consistent: true })
  if (item?.by !== caller || item.until <= now()) throw new Refusal('view-not-open')
}
