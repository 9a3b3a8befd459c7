import { Amplify } from 'aws-amplify'
import { generateClient } from 'aws-amplify/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startApi, studentToken, type TestApi, testOptions } from './start-api.ts'

const schema = /* GraphQL */ `
  type Query {
    hello(name: String!): String
  }
  type Mutation {
    say(text: String!): Saying
  }
  type Saying {
    text: String!
  }
  type Subscription {
    onSaid: Saying @aws_subscribe(mutations: ["say"])
  }
`
const code = (request: string) => `export function request(ctx) { ${request} }
export function response(ctx) { return ctx.result }`

/**
 * Same as web/lib in local mode: the unmodified client connects to wss://, and this opens ws:// on the API's own host.
 */
const plainWebSocket = (apiUrl: string) =>
  class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      const address = new URL(url)
      if (address.host === new URL(apiUrl).host) address.protocol = 'ws:'
      super(address, protocols)
    }
  }

let api: TestApi
const before: unknown = globalThis.WebSocket
beforeAll(async () => {
  const unit = { kind: 'UNIT' as const, dataSource: 'none' }
  api = await startApi(
    testOptions(schema, {
      resolvers: [
        {
          ...unit,
          typeName: 'Query',
          fieldName: 'hello',
          code: code('return { payload: `Hello ${ctx.args.name} from ${ctx.identity.sub}` }'),
        },
        { ...unit, typeName: 'Mutation', fieldName: 'say', code: code('return { payload: ctx.args }') },
      ],
    }),
  )
  Object.assign(globalThis, { WebSocket: plainWebSocket(api.url) })
  Amplify.configure(
    { API: { GraphQL: { endpoint: api.url, region: 'us-east-1', defaultAuthMode: 'userPool' } } },
    {
      Auth: {
        tokenProvider: {
          getTokens: () => Promise.resolve({ accessToken: { payload: {}, toString: () => studentToken } }),
        },
      },
    },
  )
})
afterAll(async () => {
  Object.assign(globalThis, { WebSocket: before })
  await api.close()
})

it('the unmodified Amplify client runs a query, a mutation, and a subscription', async () => {
  const client = generateClient()
  expect(
    await client.graphql({ query: 'query ($name: String!) { hello(name: $name) }', variables: { name: 'Ann' } }),
  ).toMatchObject({ data: { hello: 'Hello Ann from student-1' } })

  let live: { unsubscribe(): void } | undefined
  const heard = new Promise((resolve, reject) => {
    const stream = client.graphql({ query: 'subscription { onSaid { text } }' })
    if ('subscribe' in stream) live = stream.subscribe({ next: resolve, error: reject })
  })
  while (api.runtime.publishStats().subscriptions === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await client.graphql({ query: 'mutation { say(text: "hi") { text } }' })).toMatchObject({
    data: { say: { text: 'hi' } },
  })
  expect(await heard).toMatchObject({ data: { onSaid: { text: 'hi' } } })

  live?.unsubscribe()
  while (api.runtime.connections() > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(api.runtime.publishStats().subscriptions).toBe(0)
})

it('the Amplify client receives AppSync’s errors', async () => {
  await expect(generateClient().graphql({ query: '{ nope }' })).rejects.toMatchObject({
    errors: [{ errorType: 'ValidationError' }],
  })
})
