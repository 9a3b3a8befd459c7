import { afterEach, describe, expect, it, vi } from 'vitest'
import { EDITOR, editorOf } from '#table/audit.ts'
import { tagsKey } from '#table/keys.ts'
import { auditContext } from '#lambdas/dynamodb/audit-context.ts'
import { type FieldCall, fieldHandler, unauditedFieldHandler } from './field-handler.ts'
import { Refusal } from './refusal.ts'
import { logged } from '#lambdas/testing/logged.ts'

type UseCases = Record<string, (call: FieldCall<never>) => Promise<unknown>>

/** Returns handlers of fields that the schema does not have. */
const handlerOf = (useCases: UseCases, create: unknown = fieldHandler) =>
  (create as (fields: string[], useCases: UseCases) => ReturnType<typeof fieldHandler>)(Object.keys(useCases), useCases)

const handler = handlerOf({
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

  it.each(['\ud800', 'a\udc00', ['x', { deep: '\udfff.' }]])('refuses a lone surrogate: %j', async (word) => {
    const reply = await handler({ field: 'Query.echo', arguments: { word }, identity }, context)
    expect(reply).toEqual({ refusal: { code: 'text-malformed', data: null } })
  })

  it('accepts whole characters of any bytes', async () => {
    const reply = await handler({ field: 'Query.echo', arguments: { word: '👩🏽‍⚕️' }, identity }, context)
    expect(reply).toEqual({ data: 'u1: 👩🏽‍⚕️' })
  })

  it('logs anything else as one object with the request id and no personal data, and hides its details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(handler({ field: 'Query.break', arguments: {}, identity }, context)).rejects.toThrow(
      'Internal error (request r-1)',
    )
    expect(log).toHaveBeenCalledTimes(1)
    const [said]: unknown[] = log.mock.calls[0] ?? []
    expect(said).toMatchObject({ requestId: 'r-1', field: 'Query.break' })
    expect(JSON.stringify(said)).not.toMatch(/jane|555/)
  })

  it.each([
    [{ field: 'toString', identity }, 'No use case for field toString'],
    [{ field: 'Query.unknown', identity }, 'No use case for field Query.unknown'],
    [{ field: 'Query.echo' }, 'Field Query.echo was called without an identity'],
    [{ field: 'Query.echo', identity: null }, 'Field Query.echo was called without an identity'],
    [{ field: 'Query.echo', identity: { sub: '' } }, 'Field Query.echo was called without an identity'],
  ])('treats %j as a bug: %s', async (event, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const call = handler({ arguments: { word: 'hi' }, ...event })
    await expect(call).rejects.toThrow('Internal error (request none)')
    expect(logged(log)).toMatchObject([{ field: event.field, message }])
  })
})

describe('what a field’s use case gets', () => {
  const seen: unknown[] = []
  const editors: string[] = []
  const keep = (call: FieldCall<unknown>) => {
    seen.push(call)
    const [write] = auditContext.getStore()?.([{ Put: { Item: { ...tagsKey } } }]) ?? []
    if (write && 'Put' in write) editors.push(editorOf(String(write.Put.Item?.[EDITOR])))
    return Promise.resolve(undefined)
  }
  const fields = { 'Mutation.change': keep, 'Query.look': keep, 'Mutations.look': keep }
  const calls = async (field: string, groups: readonly string[] | null | undefined, isAudited = true) => {
    editors.length = 0
    const event = { field, arguments: { a: 1 }, identity: { sub: 'boss', ...(groups === undefined ? {} : { groups }) } }
    const answer = handlerOf(fields, isAudited ? fieldHandler : unauditedFieldHandler)
    expect(await answer(event, context)).toEqual({ data: null })
    return editors
  }

  it('is arguments, identity and request id, and nothing is answered with null', async () => {
    await calls('Query.look', ['Student'])
    expect(seen.at(-1)).toEqual({ args: { a: 1 }, identity: { sub: 'boss', groups: ['Student'] }, requestId: 'r-1' })
  })

  it('names the administrator as editor in a mutation, and no one otherwise', async () => {
    expect(await calls('Mutation.change', ['Student', 'Admin'])).toEqual(['boss'])
    expect(await calls('Mutation.change', ['Student'])).toEqual([])
    expect(await calls('Mutation.change', null)).toEqual([])
    expect(await calls('Mutation.change', undefined)).toEqual([])
    expect(await calls('Query.look', ['Admin'])).toEqual([])
    expect(await calls('Mutations.look', ['Admin'])).toEqual([])
    expect(await calls('Mutation.change', ['Admin'], false)).toEqual([])
  })
})
