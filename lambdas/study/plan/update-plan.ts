import { checkPlan, type PlanSettings } from '#domain/study/plan/plan-settings.ts'
import { checkStudySettings } from '#domain/study/check-settings.ts'
import type { StudySettings } from '#domain/study/study-settings.ts'
import type { StudyPlan, UpdateStudyPlanInput } from '#generated/schema.ts'
import { ifVersion, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { studyPlanKey, studySettingsKey } from '#table/study-keys.ts'
import {
  feedOf,
  planSettingsOf,
  studyPlanItem,
  type StudyPlanItem,
  type StudySettingsItem,
  studySettingsOf,
} from '#table/study.ts'
import { type PlanReplyDeps, studyPlan } from './plan-reply.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Holds while the account exists and is not being deleted. */
const ifUserExists = (uid: string): Write => ({
  ConditionCheck: {
    Key: userKey(uid),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deleting)',
  },
})

/**
 * Stores the exam's day and the time zone in the shared review settings. Removes the number of due reviews counted with
 * the former ones.
 */
function settingsWrite(uid: string, { timeZone, examDay }: StudySettings, version: number): Write {
  const update = {
    UpdateExpression: `SET #type = :type, #zone = :zone, #version = :next${examDay === undefined ? '' : ', examDay = :exam'} REMOVE due, dueDay${examDay === undefined ? ', examDay' : ''}`,
    ExpressionAttributeNames: { '#type': 'type', '#zone': 'timeZone', '#version': 'version' },
    ExpressionAttributeValues: {
      ':type': 'study-settings',
      ':zone': timeZone,
      ':next': version + 1,
      ...(examDay === undefined ? {} : { ':exam': examDay }),
    },
  }
  // The stream may have created the item before the student stored settings.
  const isUnset = { ConditionExpression: 'attribute_not_exists(#version)' }
  return {
    Update: { Key: studySettingsKey(uid), ...withCondition(update, version === 0 ? isUnset : ifVersion(version)) },
  }
}

const planWrite = (
  uid: string,
  stored: StudyPlanItem | undefined,
  settings: PlanSettings,
  feed: Pick<StudyPlanItem, 'feed' | 'feedOff'> = stored ?? {},
): Write => ({
  Put: {
    Item: studyPlanItem(uid, settings, { ...feed, version: (stored?.version ?? 0) + 1 }),
    ...ifVersion(stored?.version),
  },
})

async function readStored(uid: string, { table }: Pick<PlanReplyDeps, 'table'>) {
  const [plan, settings] = await Promise.all([
    getItem<StudyPlanItem>(table, studyPlanKey(uid), { consistent: true }),
    getItem<StudySettingsItem>(table, studySettingsKey(uid), { consistent: true }),
  ])
  return { plan, settings, study: studySettingsOf(settings) }
}

/** Returns the checked input. Throws 'study-plan-wrong'. */
function checked({ examDay, timeZone, ...planInput }: UpdateStudyPlanInput, study: StudySettings, now: number) {
  const plan = checkPlan(planInput)
  const { retention, cap } = study
  const settings = checkStudySettings({ retention, cap, timeZone, examDay: examDay ?? null }, { ...study, now })
  if (plan === undefined || settings === undefined) throw new Refusal('study-plan-wrong')
  return { plan, settings }
}

/**
 * Changes the caller's study days, exam day, and time zone, if the versions are as read, and returns the resulting
 * plan. Idempotent. Throws 'study-plan-wrong', 'study-plan-changed' (another window was first), and 'user-not-found'. 2
 * read units and 5 write units besides the plan, and twice the read units before an error.
 */
export async function updateStudyPlan(
  uid: string,
  input: UpdateStudyPlanInput,
  deps: PlanReplyDeps,
): Promise<StudyPlan> {
  await retryOnConflict({ failure: 'The plan could not be stored' }, async (earlier) => {
    const stored = await readStored(uid, deps)
    const next = checked(input, stored.study, deps.now())
    const version = stored.plan?.version ?? 0
    const settingsVersion = stored.settings?.version ?? 0
    const isSettled = isSame(stored.study, next.settings)
    if (version === input.version + 1 && isSettled && isSame(planSettingsOf(stored.plan), next.plan)) return undefined
    if (version !== input.version || settingsVersion !== input.settingsVersion) {
      // The two items may have been read before and after this request's earlier write, so both are read again.
      if (earlier === 0) return CONFLICT
      throw new Refusal('study-plan-changed')
    }
    const written = await transactWrite(deps.table, [
      ifUserExists(uid),
      planWrite(uid, stored.plan, next.plan),
      ...(isSettled ? [] : [settingsWrite(uid, next.settings, settingsVersion)]),
    ])
    if (!written.ok && written.failed.includes(0)) throw new Refusal('user-not-found')
    return written.ok ? undefined : CONFLICT
  })
  return studyPlan(uid, deps)
}

/**
 * Gives the caller's calendar an address (`on`), or a new one, or removes it. The former address is then invalid.
 * Idempotent. Throws 'study-plan-changed' and 'user-not-found'.
 */
export async function changePlanFeed(
  uid: string,
  { on, version: read }: { on: boolean; version: number },
  deps: PlanReplyDeps,
): Promise<StudyPlan> {
  await retryOnConflict({ failure: 'The address of a calendar could not be stored' }, async () => {
    const stored = await getItem<StudyPlanItem>(deps.table, studyPlanKey(uid), { consistent: true })
    const version = stored?.version ?? 0
    if (version === read + 1 && (feedOf(stored) !== undefined) === on) return undefined
    if (version !== read) throw new Refusal('study-plan-changed')
    const feed = on
      ? { feed: (stored?.feed ?? 0) + 1 }
      : { ...(stored?.feed === undefined ? {} : { feed: stored.feed }), feedOff: true }
    const written = await transactWrite(deps.table, [
      ifUserExists(uid),
      planWrite(uid, stored, planSettingsOf(stored), feed),
    ])
    if (!written.ok && written.failed.includes(0)) throw new Refusal('user-not-found')
    return written.ok ? undefined : CONFLICT
  })
  return studyPlan(uid, deps)
}
