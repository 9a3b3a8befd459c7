// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { UpdateUserDocument } from '#generated/admin-operations.ts'
import { GetTimeDocument, OnAttemptMoveDocument } from '#generated/operations.ts'
import { userMessages } from '#domain/messages/users.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'
import { mockApi } from './mock-api.ts'

const api = mockApi()
const input = { uid: 'u1', type: 'Admin' } as const

it('a reply contains what the operation selects, and the request is recorded', async () => {
  const user = { uid: 'u1', type: 'Admin' as const, password: 'never' }
  api.reply('UpdateUser', { updateUser: user })
  expect(await mutate(UpdateUserDocument, { input })).toEqual({ updateUser: { uid: 'u1', type: 'Admin' } })
  expect(api.requests('UpdateUser')).toEqual([{ input }])
})

it('rejects a reply that lacks a selected field', async () => {
  const user: { uid: string; type: 'Admin' } = JSON.parse('{"uid":"u1"}')
  api.reply('UpdateUser', { updateUser: user })
  await expect(mutate(UpdateUserDocument, { input })).rejects.toThrow(
    'The reply to UpdateUser lacks data.updateUser.type',
  )
})

it('refuses once in the words of the code, and then replies', async () => {
  api.refuseOnce('UpdateUser', 'last-administrator')
  api.reply('UpdateUser', { updateUser: { uid: 'u1', type: 'Admin' } })
  const message = userMessages['last-administrator']
  await expect(mutate(UpdateUserDocument, { input })).rejects.toMatchObject({ code: 'last-administrator', message })
  await expect(mutate(UpdateUserDocument, { input })).resolves.toBeTruthy()
})

it('a held request waits until it is settled', async () => {
  const held = api.hold('GetTime')
  const request = query(GetTimeDocument, {})
  await held.reply({ getTime: 5 })
  await expect(request).resolves.toEqual({ getTime: 5 })
})

it('an event is published to active subscribers', () => {
  const onData = vi.fn()
  const stop = subscribe(OnAttemptMoveDocument, { progressKey: 'p', taskKey: 't' }, { onData })
  expect(api.subscriptions('OnAttemptMove')).toEqual([{ progressKey: 'p', taskKey: 't' }])
  api.publish('OnAttemptMove', { onAttemptMove: null })
  stop()
  api.publish('OnAttemptMove', { onAttemptMove: null })
  expect(onData).toHaveBeenCalledExactlyOnceWith({ onAttemptMove: null })
})
