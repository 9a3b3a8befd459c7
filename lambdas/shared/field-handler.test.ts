import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FieldCall, fieldHandler } from './field-handler.ts'
import { Refusal } from './refusal.ts'

const handler = fieldHandler({
  'Query.echo': ({ args, identity }: FieldCall<{ word: string }>) => Promise.resolve(`${identity.sub}: ${args.word}`),
  'Query.refuse': () => Promise.reject(new Refusal('no-seats', { left: 0 })),
  'Query.break': () => Promise.reject(new Error('Lost jane.doe@example.com and +1 (305) 555-0100')),
})
const context = { awsRequestId: 'r-1' }
const identity = { sub: 'u1' }

afterEach(() => vi.restoreAllMocks())

describe('fieldHandler', () => {
  it('answers a field with the data of its use case', async () => {
    const reply = await handler({ field: 'Query.echo', arguments: { word: 'hi' }, identity }, context)
    expect(reply).toEqual({ data: 'u1: hi' })
  })

  it('answers a refusal with its code and data', async () => {
    const reply = await handler({ field: 'Query.refuse', arguments: {}, identity }, context)
    expect(reply).toEqual({ refusal: { code: 'no-seats', data: { left: 0 } } })
  })

  it('logs anything else as one line with the request id and no personal data, and hides its details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(handler({ field: 'Query.break', arguments: {}, identity }, context)).rejects.toThrow(
      'Internal error (request r-1)',
    )
    expect(log).toHaveBeenCalledTimes(1)
    const line = String(log.mock.calls[0]?.[0])
    expect(JSON.parse(line)).toMatchObject({ level: 'ERROR', requestId: 'r-1', field: 'Query.break' })
    expect(line).not.toMatch(/jane|555/)
  })

  it.each(['Query.unknown', 'constructor', 'toString'])(
    'treats the field %s, which it does not have, as a bug',
    async (field) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await expect(handler({ field, arguments: {}, identity }, context)).rejects.toThrow('Internal error')
    },
  )

  it('never runs a use case without an identity', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(handler({ field: 'Query.echo', arguments: { word: 'hi' }, identity: null }, context)).rejects.toThrow()
  })
})
