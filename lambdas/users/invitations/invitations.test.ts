import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { acceptInvitations } from './accept-invitations.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { invitationKey } from '#table/keys.ts'
import type { InvitationItem } from '#table/account.ts'
import { userItem } from '#table/user.ts'
import { aPerson, NOW, freshUsers } from '../testing/users-fixture.ts'
import { answerInvitation } from './answer-invitation.ts'
import { invitationName } from './invitation-link.ts'
import { inviteUser } from './invite-user.ts'
import { listInvitations } from './list-invitations.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const EMAIL = 'nora@academy.example'
const KEY = invitationName(EMAIL)
const office = freshUsers(aPerson('boss', 'Admin'))
let mails: Mail[] = []
let takes = true
const send = (mail: Mail) => {
  if (!takes) return Promise.reject(new Error('Not taken'))
  mails.push(mail)
  return Promise.resolve()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The fixture's pool knows everyone who was not deleted.
  office.accounts.exists = (name) => Promise.resolve(name === 'known@academy.example')
  mails = []
  takes = true
})

const invite = (more: Partial<Parameters<typeof inviteUser>[0]> = {}) =>
  inviteUser(
    { firstName: 'nora', lastName: 'newman', email: ` ${EMAIL.toUpperCase()} `, requestId: 'request-1', ...more },
    'boss',
    { ...office.deps, sendMail: send, invitationUrl: 'https://links.example/' },
  )
const stored = () => getItem<InvitationItem>(office.deps.table, invitationKey(KEY), { consistent: true })
const tokenOf = (mail: Mail | undefined) => /\?i=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const follow = async (token: string) => {
  const deps = { table: office.deps.table, now: office.deps.now, siteUrl: 'https://academy.example' }
  return (await answerInvitation(token, deps)).headers.location
}
const OVER = 'https://academy.example/sign-up?invited=over'
const signUp = (email: string) => {
  const nora = userItem(aPerson('nora', 'Student', { email }))
  return acceptInvitations(aBatch(['user'], aRecord(undefined, nora)), office.deps)
}

describe('an invitation', () => {
  it('is mailed with a link that leads to the filled form, and stores a hash of its secret only', async () => {
    expect(await invite()).toEqual({
      key: KEY,
      email: EMAIL,
      firstName: 'Nora',
      lastName: 'Newman',
      by: 'boss Doe',
      status: 'sent',
      sentOn: NOW,
      acceptedOn: null,
    })
    const [mail] = mails
    expect([mail?.to, mail?.subject]).toEqual([EMAIL, expect.stringContaining('invited')])
    const token = tokenOf(mail)
    expect(JSON.stringify(await stored())).not.toContain(token.split('.')[1])
    expect(await follow(token)).toBe(
      'https://academy.example/sign-up?invited=open#email=nora%40academy.example&first=Nora&last=Newman',
    )
    expect((await stored())?.status).toBe('sent')
  })

  it('is sent once by a request that is repeated', async () => {
    await Promise.all([invite(), invite()])
    await invite()
    expect(mails).toHaveLength(1)
  })

  it('goes to an address once an hour, no matter who sends it; later again, and the earlier link stops', async () => {
    await invite()
    office.clock.now += HOUR - 1
    expect(await refusalOf(invite({ requestId: 'request-2' }))).toEqual({
      code: 'invitation-too-soon',
      data: { at: NOW + HOUR },
    })
    await withdrawInvitation(KEY, office.deps)
    expect(await codeOf(invite({ requestId: 'request-3' }))).toBe('invitation-too-soon')
    office.clock.now += 1
    expect((await invite({ requestId: 'request-4' })).status).toBe('sent')
    expect(mails).toHaveLength(2)
    expect(await follow(tokenOf(mails[0]))).toBe(OVER)
    expect(await follow(tokenOf(mails[1]))).toContain('invited=open')
  })

  it('is mailed once when two administrators send it at the same time', async () => {
    const codes = await Promise.all(['request-a', 'request-b'].map((requestId) => codeOf(invite({ requestId }))))
    expect(codes.sort()).toEqual(['done', 'invitation-too-soon'])
    expect(mails).toHaveLength(1)
  })

  it('reports a rejected mail, and can be resent immediately', async () => {
    takes = false
    expect(await codeOf(invite())).toBe('invitation-mail-failed')
    expect((await stored())?.status).toBe('failed')
    expect(await follow(`${KEY}.${'a'.repeat(32)}`)).toBe(OVER)
    takes = true
    expect((await invite()).status).toBe('sent')
    expect(mails).toHaveLength(1)
  })

  it.each([
    [{ firstName: '<script>' }, 'first-name-invalid'],
    [{ email: 'nora' }, 'email-invalid'],
    [{ requestId: '' }, 'request-id-invalid'],
    [{ email: 'known@academy.example' }, 'invitation-has-account'],
  ])('%o is refused: %s', async (more, code) => {
    expect(await codeOf(invite(more))).toBe(code)
    expect(await stored()).toBeUndefined()
    expect(mails).toEqual([])
  })
})

describe('the link', () => {
  it('ends after 14 days', async () => {
    await invite()
    office.clock.now = NOW + 14 * DAY
    expect(await follow(tokenOf(mails[0]))).toBe(OVER)
  })

  it('gets one answer, which names no one, when it is used, withdrawn, made up, or broken', async () => {
    await invite()
    const token = tokenOf(mails[0])
    const madeUp = [`${KEY}.${'a'.repeat(32)}`, `${'0'.repeat(32)}.${'a'.repeat(32)}`, '', 'x', `${KEY}.`]
    for (const each of madeUp) expect(await follow(each)).toBe(OVER)
    await withdrawInvitation(KEY, office.deps)
    expect(await follow(token)).toBe(OVER)
    expect((await withdrawInvitation(KEY, office.deps)).status).toBe('withdrawn')
    office.clock.now += HOUR
    await invite({ requestId: 'request-2' })
    await signUp(EMAIL)
    expect(await follow(tokenOf(mails[1]))).toBe(OVER)
  })
})

describe('a sign-up', () => {
  it('accepts the invitation of its address, once; it cannot be withdrawn then', async () => {
    await invite()
    expect(await signUp('other@academy.example')).toEqual([])
    expect((await stored())?.status).toBe('sent')
    for (let n = 0; n < 2; n += 1) expect(await signUp('Nora@Academy.Example')).toEqual([])
    expect(await stored()).toMatchObject({ status: 'accepted', acceptedOn: NOW })
    expect((await refusalOf(withdrawInvitation(KEY, office.deps))).code).toBe('invitation-accepted')
  })

  it('allows a new invitation once its account is deleted', async () => {
    await invite()
    await signUp(EMAIL)
    office.clock.now += DAY
    expect((await invite({ requestId: 'request-2' })).status).toBe('sent')
  })
})

it('invitations are listed in pages, latest first', async () => {
  for (let n = 0; n < 21; n += 1) {
    office.clock.now += 1
    await invite({ email: `n${n}@academy.example`, requestId: `request-${n}` })
  }
  const first = await listInvitations({}, office.deps)
  expect(first.items.map(({ email }) => email).slice(0, 2)).toEqual(['n20@academy.example', 'n19@academy.example'])
  expect(first.items).toHaveLength(20)
  const second = await listInvitations({ nextToken: first.nextToken ?? '' }, office.deps)
  expect(second.items.map(({ email }) => email)).toEqual(['n0@academy.example'])
  expect(second.nextToken).toBeNull()
  expect(JSON.stringify([first, second])).not.toContain('secretHash')
  expect(await codeOf(listInvitations({ nextToken: 'x' }, office.deps))).toBe('request-invalid')
})

it('an unknown invitation cannot be withdrawn', async () => {
  expect(await codeOf(withdrawInvitation('none', office.deps))).toBe('invitation-not-found')
})
