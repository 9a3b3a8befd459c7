import { expect, it } from 'vitest'
import { studySettingsKey } from '#table/study-keys.ts'
import type { StudySettingsItem } from '#table/study.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { createAccount } from './create-account.ts'

const table = sharedTable()
const deps = { table, now: () => 1_000, joinGroup: () => Promise.resolve() }

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Mars/Olympus', undefined],
  [undefined, undefined],
])('a sign-up with the zone %j stores %j for its study days', async (zoneinfo, stored) => {
  const sub = `of-${zoneinfo ?? 'none'}`
  const names = { given_name: 'Jane', family_name: 'Doe', phone_number: '+13055550142', email: 'jane@example.com' }
  const userAttributes = { sub, ...names, ...(zoneinfo !== undefined && { zoneinfo }) }
  await createAccount({ userPoolId: 'pool', userName: sub, request: { userAttributes } }, deps)
  const item = await getItem<StudySettingsItem>(table, studySettingsKey(sub), { consistent: true })
  expect(item?.timeZone).toBe(stored)
})
