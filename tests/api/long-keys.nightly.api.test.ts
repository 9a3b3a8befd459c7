import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRealtime, type RealtimeClient } from 'local-cloud/appsync/testing/connect-realtime.ts'
import type { MeteredOperation } from 'local-cloud/dynamodb/meter.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { fieldsWithTexts, operationWith } from '#tests/client/api/argument-paths.ts'
import { type RawClient, rawClient } from '#tests/client/api/raw-client.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'

/** Longer than any key that the table accepts. */
const LONG = 'k'.repeat(3_000)
/**
 * An error code of the academy; errors of AppSync, the table, or a function look different: 'DynamoDB:…', 'Lambda:…'.
 */
const OUR_WORDS = /^[a-z][a-z0-9-]*$/

/** A token in the local cloud's format that contains a given key. */
const tokenOver = (key: object) =>
  Buffer.from(JSON.stringify({ version: 3, token: JSON.stringify(key) })).toString('base64')
const NO_TOKENS = [
  'junk',
  '🩺',
  LONG,
  'x'.repeat(10_000),
  tokenOver({}),
  tokenOver({ pk: 'USER#somebody', sk: 'PROFILE' }),
  tokenOver({ pk: { S: 'USER#somebody' }, sk: { S: 'PROFILE' } }),
  tokenOver({ pk: { S: LONG }, sk: { S: LONG } }),
]

const METER = `${API_URL}/_local/meter`
/** Returns the reads that the table rejected since the last call. */
async function refusedByTable(): Promise<MeteredOperation[]> {
  const { operations } = (await (await fetch(METER)).json()) as { operations: MeteredOperation[] }
  await fetch(METER, { method: 'DELETE' })
  return operations.filter(({ ok, operation }) => !ok && /Get|Query/.test(operation))
}

const isPaged = (path: string) => path === 'nextToken'
const fields = fieldsWithTexts()
const overHttp = fields.filter(({ operation }) => operation !== 'subscription')
const overSocket = fields.filter(({ operation }) => operation === 'subscription')

describe('a value that no key can hold', () => {
  let send: RawClient
  let socket: RealtimeClient
  beforeAll(async () => {
    const token = await signInForToken(API_URL, ADMIN.email, ADMIN.password)
    send = rawClient(API_URL, token)
    socket = await connectRealtime(`${API_URL.replace('http', 'ws')}/graphql/realtime`, token)
    await refusedByTable()
  })
  afterAll(() => {
    socket.socket.close()
  })

  it.each(overHttp)('never reaches the table, and gets the academy’s message: $name', async (operation) => {
    const paths = operation.paths.filter((path) => !isPaged(path))
    for (const path of paths) {
      const { document, variables } = operationWith(operation, path, LONG)
      const { codes } = await send(document, variables)
      for (const code of codes) expect([path, code]).toEqual([path, expect.stringMatching(OUR_WORDS)])
    }
    expect(await refusedByTable()).toEqual([])
  })

  it.each(overSocket)('is refused or listened for: $name', async (operation) => {
    for (const path of operation.paths) {
      const { document, variables } = operationWith(operation, path, LONG)
      const token = await signInForToken(API_URL, ADMIN.email, ADMIN.password)
      const { type, payload } = await socket.start(`${operation.name} ${path}`, document, token, variables)
      const { errors = [] } = (payload ?? {}) as { errors?: { errorType?: string }[] }
      const refused = path === 'progressKey' ? 'request-invalid' : 'Unauthorized'
      if (type === 'error') expect(errors.map(({ errorType }) => errorType)).toEqual([refused])
    }
    expect(await refusedByTable()).toEqual([])
  })
})

describe('an invalid cursor', () => {
  const paged = fields.filter(({ paths }) => paths.some(isPaged))

  it('is handled in every paged list', () => expect(paged.length).toBeGreaterThanOrEqual(7))

  it.each(paged)('is refused: $name', async (operation) => {
    const send = rawClient(API_URL, await signInForToken(API_URL, ADMIN.email, ADMIN.password))
    for (const token of NO_TOKENS) {
      const { document, variables } = operationWith(operation, 'nextToken', token)
      const { codes } = await send(document, variables)
      expect([token.slice(0, 40), codes]).toEqual([
        token.slice(0, 40),
        [expect.stringMatching(/^(request|list-place)-invalid$/)],
      ])
    }
  })
})
