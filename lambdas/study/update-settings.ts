import { checkStudySettings } from '#domain/study/check-settings.ts'
import type { StudySettings, UpdateStudySettingsInput } from '#generated/schema.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { studySettingsKey } from '#table/study-keys.ts'
import { studySettingsItem, type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import type { StudyDeps } from './open-study.ts'
import { settingsReply } from './settings-reply.ts'

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Holds while the student has changed nothing since; the stream may have stored the pace in the same item. */
const ifUnchanged = ({ version, pace }: Partial<StudySettingsItem>) => {
  const terms = Object.entries({ version, pace })
  const values = terms.filter(([, value]) => value !== undefined)
  return {
    ConditionExpression: terms
      .map(([name, value]) => (value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(terms.map(([name]) => [`#${name}`, name])),
    ...(values.length === 0
      ? {}
      : { ExpressionAttributeValues: Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])) }),
  }
}

/**
 * Changes the caller's review settings if their version is as read and the account is not being deleted. Cards keep
 * their days until their next rating. Idempotent. Throws 'study-settings-wrong', 'study-settings-changed' (another tab
 * was first), and 'user-not-found'. 1 read unit, 4 write units.
 */
export async function updateStudySettings(
  uid: string,
  input: UpdateStudySettingsInput,
  { table, now }: Pick<StudyDeps, 'table' | 'now'>,
): Promise<StudySettings> {
  return retryOnConflict({ failure: 'Settings of reviews could not be stored' }, async () => {
    const stored = await getItem<StudySettingsItem>(table, studySettingsKey(uid), { consistent: true })
    const before = studySettingsOf(stored)
    const settings = checkStudySettings({ ...input, examDay: input.examDay ?? null }, { ...before, now: now() })
    if (!settings) throw new Refusal('study-settings-wrong')
    const version = stored?.version ?? 0
    if (version === input.version + 1 && sameText(before, settings)) return settingsReply(settings, version)
    if (version !== input.version) throw new Refusal('study-settings-changed')
    const { pace } = stored ?? {}
    const Item = studySettingsItem(uid, settings, { version: version + 1, ...(pace === undefined ? {} : { pace }) })
    const isHere = 'attribute_exists(pk) AND attribute_not_exists(deleting)'
    const written = await transactWrite(table, [
      { ConditionCheck: { Key: userKey(uid), ConditionExpression: isHere } },
      { Put: { Item, ...ifUnchanged(stored ?? {}) } },
    ])
    if (!written.ok && written.failed.includes(0)) throw new Refusal('user-not-found')
    return written.ok ? settingsReply(settings, version + 1) : CONFLICT
  })
}
