import { isActive } from '#domain/courses/availability.ts'
import { deletedMail } from '#domain/messages/account-mails.ts'
import { removeCertificates } from '#lambdas/certificates/remove-certificates.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { sendOnce } from '#lambdas/notifications/send-once.ts'
import { endProgress } from '#lambdas/progress/enrolment/end-progress.ts'
import { removeStudentFromRegrades } from '#lambdas/item-analysis/regrading/remove-lines.ts'
import { courseStudentKey, deletingUsers, type Key, partitionOfUser, progressesOf, userKey } from '#table/keys.ts'
import { partitionOfStudy } from '#table/study-keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { UserItem } from '#table/user.ts'
import type { DeletionDeps } from './deletion-deps.ts'
import { hasOpenPayment } from './open-payment.ts'

/** The maximum deletions per transaction, which allows 100 writes. */
const CONCURRENCY = 50

async function removeItems(keys: readonly Key[], { table }: DeletionDeps): Promise<void> {
  for (let start = 0; start < keys.length; start += CONCURRENCY) {
    const batch = keys.slice(start, start + CONCURRENCY)
    const written = await transactWrite(
      table,
      batch.map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } })),
    )
    if (!written.ok) throw new Error('Items of a deleted account could not be removed')
  }
}

/** Ends running courses, as an administrator's removal does, and removes the student from every course's list. */
async function leaveCourses(uid: string, deps: DeletionDeps): Promise<void> {
  const { table, now } = deps
  const progresses = await queryItems<ProgressItem>(table, { ...progressesOf(uid), consistent: true })
  for (const { key, endTime } of progresses) if (isActive(endTime, now())) await endProgress(uid, key, deps)
  const courseKeys = [...new Set(progresses.map(({ courseKey }) => courseKey))]
  await removeItems(
    courseKeys.map((course) => courseStudentKey(course, uid)),
    deps,
  )
}

const ROUNDS = 3

/**
 * Removes the student's items except the record, and their study data. Repeats, because a concurrently started test may
 * have been added.
 */
async function removeUserData(uid: string, deps: DeletionDeps): Promise<void> {
  const { sk } = userKey(uid)
  for (let round = 0; round < ROUNDS; round += 1) {
    const [items, studied] = await Promise.all(
      [partitionOfUser(uid), partitionOfStudy(uid)].map((partition) =>
        queryItems<Key>(deps.table, { ...partition, consistent: true }),
      ),
    )
    const userItems = [...(items ?? []).filter((item) => item.sk !== sk), ...(studied ?? [])]
    if (userItems.length === 0) return
    await removeItems(userItems, deps)
  }
}

/**
 * Continues the deletion of a marked record (decision 0070); every step may be repeated. In order: the pool's account,
 * which stops sign-ins; courses with their seats; the student's items, shared certificates, and place in regrades; the
 * mail; the record. Payments stay in the books. Throws while a payment is open: it may still open a course.
 */
export async function finishDeletion(uid: string, deps: DeletionDeps): Promise<void> {
  const { table, accounts } = deps
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  if (user?.deleting === undefined) return
  await accounts.signOut(uid)
  await accounts.remove(uid)
  if (await hasOpenPayment(table, uid)) throw new Error('A payment of a deleted account is still open')
  await leaveCourses(uid, deps)
  await removeCertificates(uid, deps)
  await removeUserData(uid, deps)
  await removeStudentFromRegrades(uid, table)
  await sendOnce(`deleted#${uid}`, { to: user.email, ...deletedMail(user.firstName) }, deps)
  await removeItems([userKey(uid)], deps)
}

const PAGE = 25

/**
 * Continues every deletion that a crash interrupted, oldest first. A failure does not stop the others. Returns how many
 * finished, and how many failed. Half a read unit if there are none.
 */
export async function finishDeletions(deps: DeletionDeps): Promise<{ deleted: number; stuck: number }> {
  const { items } = await queryIndex<UserItem>(deps.table, { index: 'gsi1', pk: deletingUsers.gsi1pk, limit: PAGE })
  const result = { deleted: 0, stuck: 0 }
  for (const { uid } of items)
    try {
      await finishDeletion(uid, deps)
      result.deleted += 1
    } catch (error) {
      logError(error, { doing: 'delete-account', uid })
      result.stuck += 1
    }
  return result
}
