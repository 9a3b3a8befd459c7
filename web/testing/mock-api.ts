import type { TypedDocumentString } from '#generated/operations.ts'
import { act } from '@testing-library/react'
import type { DocumentNode, SelectionSetNode } from 'graphql'
import { Kind } from 'graphql/language/kinds.js'
import { parse } from 'graphql/language/parser.js'
import { afterEach, beforeEach, expect } from 'vitest'
import type * as accountOperations from '#generated/account-operations.ts'
import type * as adminFirstOperations from '#generated/admin-first-operations.ts'
import type * as adminOperations from '#generated/admin-operations.ts'
import type * as operations from '#generated/operations.ts'
import type * as statisticsOperations from '#generated/statistics-operations.ts'
import type * as regradeOperations from '#generated/regrade-operations.ts'
import type * as studyOperations from '#generated/study-operations.ts'
import * as api from '#web/lib/api/api.ts'
import { isReply } from '#web/lib/api/is-reply.ts'
import { refusalError } from '#web/lib/api/refusal-error.ts'
import * as queryClient from '#web/lib/api/query-client.ts'
import * as studentQueries from '#web/lib/api/student-queries.ts'
import * as subscriptions from '#web/lib/api/subscribe.ts'
import { isObject } from '#web/lib/json.ts'

type Documents = typeof operations &
  typeof accountOperations &
  typeof adminFirstOperations &
  typeof adminOperations &
  typeof statisticsOperations &
  typeof regradeOperations &
  typeof studyOperations
type NameOf<K> = K extends `${infer Name}Document` ? Name : never
type Operation = NameOf<keyof Documents>
type DocumentOf<N extends Operation> = Documents[`${N}Document` & keyof Documents]
type Data<N extends Operation> = DocumentOf<N> extends TypedDocumentString<infer T, infer _> ? T : never
type Variables<N extends Operation> = DocumentOf<N> extends TypedDocumentString<infer _, infer V> ? V : never
type Reply<N extends Operation> = Data<N> | ((variables: Variables<N>) => Data<N>)

type Answer = (variables: unknown) => unknown
type Subscription = { operation: string; variables: unknown; receive: (event: unknown) => void; reconnect: () => void }

const operationOf = (document: DocumentNode) => {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (definition?.name === undefined) throw new Error('The document holds no named operation')
  return { name: definition.name.value, type: definition.operation, selectionSet: definition.selectionSet }
}

function replaceExport<M extends object, K extends keyof M>(module: M, name: K, value: M[K]): void {
  Object.defineProperty(module, name, { configurable: true, enumerable: true, value })
}

const isFunction = (value: unknown): value is (variables: unknown) => unknown => typeof value === 'function'

/** Merges two selections of one field: a fragment may select further subfields of a field that is already selected. */
function merge(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return first.map((item, at) => merge(item, second[at]))
  if (!isObject(first) || !isObject(second)) return second
  return Object.entries(second).reduce<object>(
    (merged, [key, value]) => ({ ...merged, [key]: merge(Reflect.get(merged, key), value) }),
    first,
  )
}

/** The fields of `value` that the document selects, as the server would send them. Throws if one is missing. */
function selectFields(document: DocumentNode, value: unknown): unknown {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  const { name, selectionSet: root } = operationOf(document)
  const select = (part: unknown, selectionSet: SelectionSetNode | undefined, path: string): unknown => {
    if (part === undefined) throw new Error(`The reply to ${name} lacks ${path}`)
    if (part === null || selectionSet === undefined) return structuredClone(part)
    if (Array.isArray(part)) return part.map((item) => select(item, selectionSet, path))
    const fields = isObject(part) ? entries(part, selectionSet, path) : []
    return fields.reduce<unknown>((merged, [key, field]) => merge(merged, { [key]: field }), {})
  }
  const entries = (part: object, { selections }: SelectionSetNode, path: string): [string, unknown][] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const inner: unknown = Reflect.get(part, key)
        return [[key, select(inner, selection.selectionSet, `${path}.${key}`)]]
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      return fragment === undefined ? [] : entries(part, fragment.selectionSet, path)
    })
  return select(value, root, 'data')
}

/**
 * Mocks the API for a test file, by operation name. Replies contain only what the operation selects, and errors have
 * their real messages, so that no test sees data that the server never sends. A request without a reply fails the test.
 */
export function mockApi() {
  let requests: { operation: string; variables: unknown }[] = []
  let unexpected: string[] = []
  let active: Subscription[] = []
  const replies = new Map<string, Answer>()
  const nextReplies = new Map<string, Answer[]>()

  const run = async <T, V>(text: TypedDocumentString<T, V>, variables: V): Promise<T> => {
    const document = parse(text.toString())
    const { name } = operationOf(document)
    requests.push({ operation: name, variables })
    const answer = nextReplies.get(name)?.shift() ?? replies.get(name)
    if (answer === undefined) {
      unexpected.push(name)
      throw new Error(`No reply for ${name}`)
    }
    const reply = { data: selectFields(document, await answer(variables)) }
    if (!isReply(text, reply)) throw new Error('Not a reply')
    return reply.data
  }

  // Prefetching has its own tests; elsewhere, a screen requests only what it shows.
  replaceExport(queryClient, 'prefetch', () => undefined)
  replaceExport(studentQueries, 'prefetchMyCourses', () => undefined)
  // Plain functions, because `vi.resetAllMocks()` would reset mocks.
  replaceExport(api, 'query', run)
  replaceExport(api, 'mutate', run)
  const subscribe = <T, V>(
    text: TypedDocumentString<T, V>,
    variables: V,
    handlers: subscriptions.SubscriptionHandlers<T>,
  ) => {
    const document = parse(text.toString())
    const subscription: Subscription = {
      operation: operationOf(document).name,
      variables,
      receive: (event) => {
        const reply = { data: selectFields(document, event) }
        if (isReply(text, reply)) handlers.onData(reply.data)
      },
      reconnect: () => handlers.onSubscribed?.(),
    }
    active.push(subscription)
    return () => {
      active = active.filter((other) => other !== subscription)
    }
  }
  replaceExport(subscriptions, 'subscribe', subscribe)

  beforeEach(() => {
    requests = []
    unexpected = []
    active = []
    replies.clear()
    nextReplies.clear()
  })
  afterEach(() => {
    expect(unexpected, 'requests without a reply').toEqual([])
  })

  const answerOf =
    <N extends Operation>(reply: Reply<N>): Answer =>
    (variables) =>
      isFunction(reply) ? reply(variables) : reply
  const refusalOf =
    (code: string, data: unknown): Answer =>
    () =>
      Promise.reject(refusalError(code, data))
  const enqueue = (operation: string, answer: Answer): void => {
    nextReplies.set(operation, [...(nextReplies.get(operation) ?? []), answer])
  }
  function variablesOf(): { operation: string; variables: unknown }[]
  function variablesOf<N extends Operation>(operation: N): Variables<N>[]
  function variablesOf(operation?: string): unknown[] {
    if (operation === undefined) return requests
    return requests.filter((request) => request.operation === operation).map(({ variables }) => variables)
  }

  return {
    /** The variables of every request of an operation; without an operation, of all requests. */
    requests: variablesOf,
    /** The names of the requested operations, in order. */
    operations: () => requests.map(({ operation }) => operation),
    /** Clears the requests so far. */
    clearRequests: () => {
      requests = []
    },
    /** Sets the reply to every request of the operation. */
    reply: <N extends Operation>(operation: N, reply: Reply<N>): void => {
      replies.set(operation, answerOf(reply))
    },
    /** Sets the reply to the next request of the operation. */
    replyOnce: <N extends Operation>(operation: N, reply: Reply<N>): void => enqueue(operation, answerOf(reply)),
    /** Rejects every request of the operation. 'network' means no connection, 'Lambda:Unhandled' a server error. */
    refuse: (operation: Operation, code: string, data: unknown = null): void => {
      replies.set(operation, refusalOf(code, data))
    },
    /** Rejects the next request of the operation. */
    refuseOnce: (operation: Operation, code: string, data: unknown = null): void =>
      enqueue(operation, refusalOf(code, data)),
    /** Holds the next request of the operation until the test resolves or rejects it. */
    hold: <N extends Operation>(operation: N) => {
      let resolve = (_: unknown): void => undefined
      let reject = (_: unknown): void => undefined
      const promise = new Promise<unknown>((...settlers) => {
        ;[resolve, reject] = settlers
      })
      enqueue(operation, () => promise)
      const settle = (how: () => void) =>
        act(async () => {
          how()
          await promise.catch(() => undefined)
        })
      return {
        reply: (data: Data<N>) => settle(() => resolve(data)),
        refuse: (code: string, data: unknown = null) => settle(() => reject(refusalError(code, data))),
      }
    },
    /** The variables of the operation's active subscriptions. */
    subscriptions: (operation: Operation) =>
      active.filter((other) => other.operation === operation).map(({ variables }) => variables),
    /** Sends an event to the operation's subscribers. */
    publish: <N extends Operation>(operation: N, event: Data<N>): void =>
      act(() => {
        for (const { receive } of active.filter((other) => other.operation === operation)) receive(event)
      }),
    /** Simulates that a lost connection was restored. */
    reconnect: (operation: Operation): void =>
      act(() => {
        for (const { reconnect } of active.filter((other) => other.operation === operation)) reconnect()
      }),
  }
}

export type MockApi = ReturnType<typeof mockApi>
