import { beforeEach, describe, expect, it } from 'vitest'
import { certificateFile } from '#domain/progress/certificate.ts'
import { aStudent, enrolmentItems, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { courseView } from '#lambdas/progress/learning/course-view.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { fakeAccounts } from '#lambdas/users/testing/users-fixture.ts'
import { updateUser } from '#lambdas/users/update-user.ts'
import { certificateKey, type Key, partitionOfUser, paymentKey, studentsOfCourse, userKey } from '#table/keys.ts'
import { partitionOfStudy, studyCardsKey, studySettingsKey } from '#table/study-keys.ts'
import { heldLock } from '#table/progress.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { userItem, type UserItem } from '#table/user.ts'
import { deleteAccount } from './delete-account.ts'
import { finishDeletions } from './finish-deletion.ts'

const tables = testTables()
const email = 'jane@academy.example'

async function aLeaver(type: 'Student' | 'Admin' = 'Student') {
  const table = await tables.table()
  await batchPut(table, bankItems(classicQuestions(60), START - MINUTE))
  const student = await aStudent(table)
  const { uid, clock } = student
  const facts = { firstName: 'Jane', lastName: 'Doe', displayName: 'Jane D', phone: '', email, data: '' }
  const accounts = fakeAccounts()
  const mails: Mail[] = []
  const removed: string[] = []
  const payment = { ...paymentKey('pay-1'), type: 'payment', key: 'pay-1', studentId: uid, studentName: 'Jane Doe' }
  await batchPut(table, [
    ...enrolmentItems(uid),
    userItem({ uid, type, dateCreated: 1, ...facts }),
    { ...payment, amount: 19_900, status: 'paid', processing: false } as Key,
  ])
  const deps = {
    ...{ table, accounts, now: () => clock.time, publish: () => Promise.resolve() },
    site: { write: () => Promise.resolve(), remove: (path: string) => Promise.resolve(void removed.push(path)) },
    sendMail: (mail: Mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
  }
  const left = () => queryItems<Key>(table, { ...partitionOfUser(uid), consistent: true })
  const caller = (ago = 0) => ({ sub: uid, signedInAt: clock.time / 1000 - ago })
  return { ...student, table, accounts, mails, removed, learning: student.deps, deps, left, caller }
}

let leaver: Awaited<ReturnType<typeof aLeaver>>
beforeEach(async () => {
  leaver = await aLeaver()
})

describe('an account that its student deletes', () => {
  it('stays when the session was ended', async () => {
    const { uid, deps, accounts, caller, table } = leaver
    const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
    await batchPut(table, [{ ...user!, endedDevices: { d1: 1 } } as UserItem])
    const ofDevice = { ...caller(), device: 'd1' }
    await expect(deleteAccount({ email }, ofDevice, deps)).rejects.toMatchObject({ code: 'sign-in-again' })
    expect(accounts.deleted.has(uid)).toBe(false)
    expect(await deleteAccount({ email }, { ...caller(), device: 'd2' }, deps)).toBe(uid)
  })

  it('is gone with courses, tests, and its place, leaves the payment, and confirms it by mail once', async () => {
    const { uid, deps, start, left, accounts, mails, table, caller, learning } = leaver
    await start()
    await batchPut(table, [{ ...certificateKey(uid, 'p1'), type: 'certificate', version: 1, verifyId: 'abc' } as Key])
    await batchPut(table, [
      { ...studyCardsKey(uid, 'Q0'), type: 'study-cards' } as Key,
      { ...studySettingsKey(uid), type: 'study-settings' } as Key,
    ])
    expect(await deleteAccount({ email: 'Jane@Academy.example' }, caller(), deps)).toBe(uid)
    expect(await left()).toEqual([])
    expect(await queryItems<Key>(table, { ...partitionOfStudy(uid), consistent: true })).toEqual([])
    expect(leaver.removed).toEqual([certificateFile('abc')])
    expect(accounts.deleted.has(uid)).toBe(true)
    expect(accounts.signedOut).toContain(uid)
    const places = await queryItems<Key>(table, { ...studentsOfCourse('course-1'), consistent: true })
    expect(places.filter(({ sk }) => sk.includes(uid))).toEqual([])
    expect(await getItem(table, paymentKey('pay-1'), { consistent: true })).toMatchObject({
      studentName: 'Jane Doe',
      amount: 19_900,
    })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Nursing Academy: your account has been deleted'],
    ])
    expect(mails[0]?.text).toContain('We keep payment records')
    // The token stays valid for some minutes, but grants no access.
    expect(await codeOf(courseView({ progressKey: 'p1' }, uid, learning))).toBe('progress-not-found')
    expect(await codeOf(start())).toBe('progress-not-found')
    // A double click or another tab.
    expect(await deleteAccount({ email }, caller(), deps)).toBe(uid)
    expect(mails).toHaveLength(1)
  })

  it.each([1, 2])('is finished by the upkeep when the process dies at call %d of the pool', async (dies) => {
    const { uid, deps, left, accounts, mails, caller } = leaver
    accounts.dies = dies
    await expect(deleteAccount({ email }, caller(), deps)).rejects.toThrow('died')
    expect(await left()).not.toEqual([])
    expect(await finishDeletions(deps)).toEqual({ deleted: 1, stuck: 0 })
    expect(await left()).toEqual([])
    expect(mails).toHaveLength(1)
    expect(accounts.deleted.has(uid)).toBe(true)
    expect(await finishDeletions(deps)).toEqual({ deleted: 0, stuck: 0 })
  })

  it('sends the mail when it could not be sent at first, and keeps the record until then', async () => {
    const { uid, deps, caller, mails, table } = leaver
    const broken = { ...deps, sendMail: () => Promise.reject(new Error('SES is away')) }
    await expect(deleteAccount({ email }, caller(), broken)).rejects.toThrow('SES is away')
    expect(await getItem<UserItem>(table, userKey(uid), { consistent: true })).toMatchObject({ gsi1pk: 'DELETING' })
    expect(await finishDeletions(broken)).toEqual({ deleted: 0, stuck: 1 })
    await finishDeletions(deps)
    expect(mails).toHaveLength(1)
  })
})

describe('deleting an account', () => {
  const untouched = async () => {
    const { uid, table, accounts } = leaver
    const record = await getItem<UserItem>(table, userKey(uid), { consistent: true })
    expect(record?.deleting).toBeUndefined()
    expect(accounts.deleted.size).toBe(0)
  }

  it('is refused for another account’s address, and changes nothing', async () => {
    const { deps, caller } = leaver
    expect(await codeOf(deleteAccount({ email: 'tom@academy.example' }, caller(), deps))).toBe('deletion-email-differs')
    await untouched()
  })

  it('is refused without a sign-in in the last five minutes, and changes nothing', async () => {
    const { deps, caller, uid } = leaver
    expect(await codeOf(deleteAccount({ email }, caller(301), deps))).toBe('sign-in-again')
    expect(await codeOf(deleteAccount({ email }, { sub: uid }, deps))).toBe('sign-in-again')
    await untouched()
  })

  it('is refused while a payment runs, and changes nothing', async () => {
    const { deps, caller, uid, table } = leaver
    await batchPut(table, [
      heldLock(uid, 'other', 'pay-2', START + MINUTE),
      { ...paymentKey('pay-2'), type: 'payment', key: 'pay-2', processing: true } as Key,
    ])
    expect(await codeOf(deleteAccount({ email }, caller(), deps))).toBe('payment-open')
    await untouched()
  })

  it('is refused to an administrator, and changes nothing', async () => {
    leaver = await aLeaver('Admin')
    expect(await codeOf(deleteAccount({ email }, leaver.caller(), leaver.deps))).toBe('administrator-stays')
    await untouched()
  })
})

it('a student who is being deleted never becomes an administrator', async () => {
  const { uid, deps, caller, accounts, table } = leaver
  accounts.dies = 1
  await expect(deleteAccount({ email }, caller(), deps)).rejects.toThrow('died')
  const facts = { firstName: 'A', lastName: 'B', displayName: '', phone: '', email: '', data: '', dateCreated: 1 }
  await batchPut(table, [userItem({ uid: 'boss', type: 'Admin', ...facts })])
  const change = updateUser({ uid, type: 'Admin' }, 'boss', { ...deps, accounts, newChange: () => 'c' })
  expect(await codeOf(change)).toBe('user-not-found')
})
