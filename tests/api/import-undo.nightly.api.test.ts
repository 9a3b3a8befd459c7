import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { NotificationsDocument } from '#generated/admin-first-operations.ts'
import { BankConstantsDocument, ImportUseDocument, UndoImportDocument } from '#generated/admin-operations.ts'
import { ImportQuestionsDocument, TestOpenTaskDocument } from '#generated/operations.ts'
import { connectRealtime, type Frame } from 'local-cloud/appsync/testing/connect-realtime.ts'
import { ApiError, type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'

const SOCKET_URL = `${API_URL.replace('http', 'ws')}/graphql/realtime`
const MISSPELT = 'Managment of Care'
/** Lists and notifications follow a write after a moment. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 })

describe('an import over the API', () => {
  let admin: CallApi
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })
  const shortNotices = async () =>
    (await admin(NotificationsDocument, {})).notifications.items.filter(({ message }) =>
      message.includes(`in ${MISSPELT}`),
    )
  const constants = async () => (await admin(BankConstantsDocument, {})).constants

  it('stops the NCLEX tests with a misspelled area, and its undo restores them and clears the notifications', async () => {
    const student = await enrolledStudent(API_URL, 'NCLEX')
    const start = () =>
      student.call(TestOpenTaskDocument, { input: student.test }).then(
        ({ createTaskProgress }) => createTaskProgress.attempt?.currentQuestion,
        (error: unknown) => (error instanceof ApiError ? error.code : error),
      )
    const token = await signInForToken(API_URL, ADMIN.email, ADMIN.password)
    const realtime = await connectRealtime(SOCKET_URL, token)
    await realtime.start('notified', 'subscription { onNotification { key message } }', token)
    await realtime.start('dismissed', 'subscription { onNotificationDismissed }', token)
    const before = await constants()
    const tag = `Misspelt ${randomUUID().slice(0, 8)}`

    const batch = { key: randomUUID(), name: 'one.json' }
    const question = {
      type: 'Multiple Choice',
      body: 'Which finding is reported first?',
      answers: [{ text: 'This', correct: true }, { text: 'That' }],
      rationale: 'Because.',
      tags: ['RN', tag],
      area: [MISSPELT],
    }
    const rows = [{ row: 1, ref: randomUUID(), question }]
    const confirmed = { rows, batch, newTags: [tag], newAreas: [MISSPELT] }
    await admin(ImportQuestionsDocument, { ...confirmed, dryRun: false })
    expect((await constants()).nclexAreas).toEqual([...before.nclexAreas, MISSPELT])
    expect(await start()).toBe('start-failed')
    await eventually(async () => expect(await shortNotices()).not.toEqual([]))
    // Other notifications may come too, such as the student's registration.
    await realtime.next(
      (frame: Frame) =>
        frame.id === 'notified' && frame.type === 'data' && JSON.stringify(frame).includes(`in ${MISSPELT}`),
    )

    const { importUse } = await admin(ImportUseDocument, { key: batch.key })
    expect(importUse).toEqual({ tasks: [], tags: [tag], areas: [MISSPELT] })
    const { undoImport } = await admin(UndoImportDocument, { key: batch.key })
    expect(undoImport).toMatchObject({ tags: [tag], areas: [MISSPELT], more: false, batch: { undone: 1, labels: 0 } })
    expect(await constants()).toEqual(before)
    expect(await start()).toBe(0)
    await eventually(async () => expect(await shortNotices()).toEqual([]))
    const dismissed = JSON.stringify(
      await realtime.next(({ id, type }: Frame) => id === 'dismissed' && type === 'data'),
    )
    expect(dismissed).toContain('onNotificationDismissed')
    realtime.socket.close()
  })

  it('continues with another access token when its own is about to expire', async () => {
    const tokens: unknown[] = []
    const send = globalThis.fetch
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      tokens.push(new Headers(init?.headers).get('authorization'))
      return send(input, init)
    })
    let passed = 0
    const call = await signIn(API_URL, ADMIN.email, ADMIN.password, () => Date.now() + passed)
    tokens.length = 0
    await call(BankConstantsDocument, {})
    await call(BankConstantsDocument, {})
    passed = 14 * 60_000 + 1_000
    await call(BankConstantsDocument, {})
    spy.mockRestore()
    const sent = tokens.filter((token) => typeof token === 'string' && token.startsWith('ey'))
    expect(sent).toHaveLength(3)
    expect(sent[1]).toBe(sent[0])
    expect(sent[2]).not.toBe(sent[0])
  })
})
