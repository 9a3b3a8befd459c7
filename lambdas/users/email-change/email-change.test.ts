import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { endSessions } from '#lambdas/users/sessions/end-sessions.ts'
import { createRecoveryCodes } from '#lambdas/users/recovery/create-recovery-codes.ts'
import { aPerson, freshUsers } from '#lambdas/users/testing/users-fixture.ts'
import type { AccountChangeItem } from '#table/account.ts'
import { accountChangesOf } from '#table/keys.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'

const MINUTE = 60_000
const office = freshUsers(aPerson('sam', 'Student'), aPerson('tom', 'Student'))
let mails: Mail[]
beforeEach(() => {
  mails = []
})
const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail))
const identity = (minutesAgo = 0) => ({ sub: 'sam', signedInAt: office.clock.now / 1_000 - minutesAgo * 60 })
const request = (email: string, who = identity()) => requestEmailChange({ email }, who, { ...office.deps, sendMail })
const confirm = (code: string, uid = 'sam') => confirmEmailChange({ code }, { ...identity(), sub: uid }, office.deps)
const mailedCode = () => /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
const wrongCode = () => (mailedCode() === '000000' ? '000001' : '000000')

it('the account moves to the confirmed address, and the previous one gets a mail', async () => {
  await request(' New@Example.com ')
  expect(mails.map(({ to }) => to)).toEqual(['new@example.com'])
  expect((await office.record('sam'))?.email).toBe('sam@academy.example')
  expect(await confirm(` ${mailedCode()} `)).toMatchObject({ uid: 'sam', email: 'new@example.com', note: null })
  expect(office.accounts.emails.get('sam')).toBe('new@example.com')
  expect(await office.record('sam')).toMatchObject({ email: 'new@example.com' })
  expect((await office.record('sam'))?.data).toContain('new@example.com')
  const changes = await queryItems<AccountChangeItem>(office.deps.table, {
    ...accountChangesOf('sam'),
    consistent: true,
  })
  expect(changes).toMatchObject([{ change: 'email', email: 'sam@academy.example', now: 'new@example.com' }])
  expect(await codeOf(confirm(mailedCode()))).toBe('email-code-wrong')
})

describe('a code', () => {
  it.each([
    ['of a session that began six minutes ago', 'new@example.com', 6, 'sign-in-again'],
    ['for what is no address', 'sam', 0, 'email-invalid'],
    ['for the account’s own address', 'SAM@academy.example', 0, 'email-same'],
    ['for the address of another account', 'tom@academy.example', 0, 'email-used'],
  ])('%s is not mailed', async (_, email, minutesAgo, refusal) => {
    expect(await codeOf(request(email, identity(minutesAgo)))).toBe(refusal)
    expect(mails).toEqual([])
  })

  it('is mailed once a minute and five times a day, also for addresses that are taken', async () => {
    await request('a@example.com')
    expect(await codeOf(request('b@example.com'))).toBe('email-code-just-sent')
    for (const email of ['tom@academy.example', 'c@example.com', 'd@example.com', 'e@example.com']) {
      office.clock.now += MINUTE
      await request(email).catch(() => undefined)
    }
    office.clock.now += MINUTE
    expect(await codeOf(request('f@example.com'))).toBe('email-codes-used-up')
    office.clock.now += 24 * 60 * MINUTE
    await request('f@example.com')
    expect(mails).toHaveLength(5)
  })

  it('is mailed once for two concurrent requests', async () => {
    const answers = await Promise.all(
      ['a@example.com', 'b@example.com'].map((email) => request(email).catch(() => false)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(mails).toHaveLength(1)
  })

  it('is valid for fifteen minutes, for its own user only', async () => {
    await request('new@example.com')
    expect(await codeOf(confirm(mailedCode(), 'tom'))).toBe('email-code-wrong')
    office.clock.now += 15 * MINUTE
    expect(await codeOf(confirm(mailedCode()))).toBe('email-code-wrong')
  })

  it('cannot be guessed: after five tries, also concurrent ones, the right one is refused too', async () => {
    await request('new@example.com')
    const tries = await Promise.all(Array.from({ length: 20 }, () => codeOf(confirm(wrongCode()))))
    expect(new Set(tries)).toEqual(new Set(['email-code-wrong']))
    expect(await codeOf(confirm(mailedCode()))).toBe('email-code-wrong')
    expect((await office.record('sam'))?.email).toBe('sam@academy.example')
  })

  it('is neither mailed nor taken in a session that was ended', async () => {
    await request('new@example.com')
    const session = identity()
    office.clock.now += 2 * MINUTE
    await endSessions('password', 'sam', office.deps)
    expect(await codeOf(confirmEmailChange({ code: mailedCode() }, session, office.deps))).toBe('sign-in-again')
    expect(await codeOf(request('thief@example.com', session))).toBe('sign-in-again')
    expect(await codeOf(createRecoveryCodes(session, office.deps))).toBe('sign-in-again')
    expect((await office.record('sam'))?.email).toBe('sam@academy.example')
    expect(await confirm(mailedCode())).toMatchObject({ email: 'new@example.com' })
  })

  it('changes nothing when another account got the address in the meantime', async () => {
    await request('new@example.com')
    office.accounts.emails.set('tom', 'new@example.com')
    expect(await codeOf(confirm(mailedCode()))).toBe('email-used')
    expect((await office.record('sam'))?.email).toBe('sam@academy.example')
  })

  it('works once more, to the end, when a process died after using it', async () => {
    await request('new@example.com')
    const gone = { ...office.deps, table: { ...office.deps.table, name: 'no-such-table' } }
    office.accounts.emails.set('sam', 'new@example.com')
    await expect(confirmEmailChange({ code: mailedCode() }, identity(), gone)).rejects.toThrow()
    expect(await confirm(mailedCode())).toMatchObject({ email: 'new@example.com' })
  })
})
