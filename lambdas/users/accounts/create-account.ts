import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { studySettingsKey } from '#table/study-keys.ts'
import { type StudySettingsItem } from '#table/study.ts'
import { type UserItem, userItem } from '#table/user.ts'
import { isTimeZone } from '#domain/study/student-day.ts'
import { newStudent } from '#domain/users/new-student.ts'
import type { UserType } from '#domain/users/user.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { signUpOf } from './check-sign-up.ts'

/** Adds a user of the pool to a group. Idempotent. */
export type JoinGroup = (userPoolId: string, userName: string, group: UserType) => Promise<void>

export type AccountDeps = { table: Table; joinGroup: JoinGroup; now: () => number }

/** Writes a record unless one exists. */
async function putOnce(table: Table, item: UserItem | StudySettingsItem): Promise<void> {
  try {
    await table.client.send(new PutCommand({ TableName: table.name, Item: item, ...ifAbsent }))
  } catch (error) {
    // Cognito repeats a trigger after a late reply, when the account already exists.
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** A user as in the pool's events. */
export type PoolUser = {
  userPoolId: string
  userName: string
  request: { userAttributes: Partial<Record<string, string>> }
}

/**
 * After a confirmed sign-up, adds the user to the group Student (spec 1.4.23, 1.6.5), then writes the record, which
 * marks the account as complete. The student's days use the time zone of the device that signed up. Idempotent. Throws
 * for attributes that the sign-up rules reject.
 */
export async function createAccount(event: PoolUser, { table, joinGroup, now }: AccountDeps): Promise<void> {
  const { userAttributes } = event.request
  const verdict = newStudent(signUpOf(userAttributes))
  const uid = userAttributes['sub']
  if (!verdict.ok || uid === undefined) throw new Error('A confirmed sign-up does not fit the rules of sign-up')
  await joinGroup(event.userPoolId, event.userName, verdict.user.type)
  const { zoneinfo: timeZone = '' } = userAttributes
  if (isTimeZone(timeZone)) await putOnce(table, { ...studySettingsKey(uid), type: 'study-settings', timeZone })
  await putOnce(table, { ...userItem({ ...verdict.user, uid, dateCreated: now() }), secondFactor: false })
}
