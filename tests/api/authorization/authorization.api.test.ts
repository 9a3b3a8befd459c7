import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { cardToken } from '#tests/client/people/people.ts'
import { rawReply } from '#tests/client/api/raw-reply.ts'
import { argumentsOf, nameOf } from './row-arguments.ts'
import { type Callers, createCallers, type StudentCaller, separateTokens } from './callers.ts'
import { type Cell, EVERY_ROLE, type Role, type Row } from './cells.ts'
import { connectListeners, type Listeners } from './listeners.ts'
import { MATRIX } from './matrix.ts'
import { operationOf } from './operation-of.ts'
import { type GraphqlReply, verdictOf } from './verdict-of.ts'

const SOCKET_URL = `${API_URL.replace('http', 'ws')}/graphql/realtime`
/** What a row proves: that a field is for administrators, or that users only access their own data. */
const provedBy = ({ cells }: Row) => (cells.owner === 'Unauthorized' ? '[1.6.3]' : '[1.6.3, 3.6.5]')
const named = MATRIX.map((row) => ({ row, name: `${nameOf(row)} ${provedBy(row)}` }))
const receivesEvents = ({ row }: { row: Row }) => row.field.startsWith('Subscription.')

describe('the authorization matrix', () => {
  let cast: Callers
  let listeners: Listeners
  beforeAll(async () => {
    cast = await createCallers(API_URL)
    listeners = await connectListeners(SOCKET_URL, cast.tokens)
  })
  afterAll(() => {
    listeners.close()
  })

  const subjectOf = (role: Role) => (role === 'ended' ? cast.ended : cast.owner)
  const marksOf = ({ uid, email, paymentKey, test }: StudentCaller) => [uid, email, paymentKey, test.progressKey]
  /** Texts that would reveal someone else's data in a response. */
  const othersMarks = (role: Role) => [
    ...(role === 'owner' ? [] : marksOf(cast.owner)),
    ...(role === 'ended' ? [] : marksOf(cast.ended)),
  ]
  const tryCell = async (role: Role, row: Row, tokens = cast.tokens): Promise<string> => {
    const { document, path } = operationOf(row, argumentsOf(row, subjectOf(role), cast))
    const reply = (await rawReply(API_URL, tokens[role], document)) as GraphqlReply
    return verdictOf(reply, path, row.cells[role], othersMarks(role))
  }
  const tryStart = async (role: Role, row: Row): Promise<string> => {
    const { document } = operationOf(row, argumentsOf(row, subjectOf(role), cast))
    const verdict = await listeners.listen(role, row.field, document)
    const accepted: readonly Cell[] = ['answered', 'own']
    return verdict === 'accepted' && accepted.includes(row.cells[role]) ? row.cells[role] : verdict
  }
  const everyRole = async (request: (role: Role) => Promise<string>) =>
    Object.fromEntries(await Promise.all(EVERY_ROLE.map(async (role) => [role, await request(role)] as const)))

  it.each(named.filter((row) => !receivesEvents(row)))('holds over HTTP for $name', async ({ row }) => {
    const tokens = row.endsSessions ? await separateTokens(API_URL, cast) : cast.tokens
    expect(await everyRole((role) => tryCell(role, row, tokens))).toEqual(row.cells)
  })

  it.each(named.filter(receivesEvents))('holds over WebSocket for $name', async ({ row }) => {
    expect(await everyRole((role) => tryStart(role, row))).toEqual(row.cells)
  })

  it('sends only the owner the owner’s payment, progress and moves in a test [3.6.5]', async () => {
    const { uid, test, served } = cast.owner
    const { progressKey, taskKey } = test
    const messages = [
      { document: 'subscription { onPayment { key studentId } }', mark: uid },
      { document: 'subscription { onProgress { key studentId } }', mark: uid },
      {
        document: `subscription { onAttemptMove(progressKey: "${progressKey}", taskKey: "${taskKey}") { attempt { progressKey } } }`,
        mark: progressKey,
      },
    ]
    for (const { document } of messages)
      await Promise.all(EVERY_ROLE.map((role) => listeners.listen(role, document, document)))
    const asOwner = async (document: string) => {
      expect(await rawReply(API_URL, cast.tokens.owner, document)).not.toHaveProperty('errors')
    }
    const { key } = await catalogCourse(API_URL, 'PN Online Review')
    const paid = `courseKey: "${key}", token: "${await cardToken(API_URL)}", requestId: "${randomUUID()}"`
    const move = `progressKey: "${progressKey}", taskKey: "${taskKey}", n: ${served.n}, action: finish`
    await asOwner(`mutation { registerCourse(input: {${paid}}) { key } }`)
    await asOwner(`mutation { updateTaskProgress(input: {${move}}) { attempt { progressKey taskKey } } }`)
    for (const { document, mark } of messages)
      expect(JSON.stringify(await listeners.nextEvent('owner', document))).toContain(mark)
    for (const role of EVERY_ROLE.filter((other) => other !== 'owner'))
      for (const { document } of messages)
        expect([role, document, await listeners.count(role, document)]).toEqual([role, document, 0])
  })
})
