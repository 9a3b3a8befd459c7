import { textOf } from '../subscriptions/serve-connection.ts'
import { connectRealtime, type RealtimeClient } from './connect-realtime.ts'
import { type Answer, publisherHeaders, startApi, type TestApi, testOptions, tokenOf } from './start-api.ts'

const SCHEMA = /* GraphQL */ `
  type Query {
    ping: String
  }
  type Mutation {
    publishNews(owner: ID!, text: String!): News @aws_iam
  }
  type News @aws_iam @aws_cognito_user_pools {
    owner: ID!
    text: String!
  }
  type Subscription {
    onNews: News @aws_subscribe(mutations: ["publishNews"])
    onMyNews: News @aws_subscribe(mutations: ["publishNews"])
  }
`
const codeOf = (response: string) => `import { util, extensions } from '@aws-appsync/utils'
export function request(ctx) { return { payload: ctx.args } }
export function response(ctx) { ${response} }`

const unit = { kind: 'UNIT' as const, dataSource: 'none' }
const OWNER = 'util.transform.toSubscriptionFilter({ owner: { eq: ctx.identity.sub } })'

/** The second resolver keeps an owner from receiving other owners' news. */
const resolvers = [
  { ...unit, typeName: 'Mutation', fieldName: 'publishNews', code: codeOf('return ctx.result') },
  {
    ...unit,
    typeName: 'Subscription',
    fieldName: 'onMyNews',
    code: codeOf(`extensions.setSubscriptionFilter(${OWNER}); return null`),
  },
]
const nameOf = (index: number) => `owner-${index}`

/**
 * What the subscribers received: the arrival times of the public part, and how often each received the private part.
 */
export type Heard = { arrivals: number[]; own: Map<number, number>; wrong: string[] }

/** A news API with this many subscribers. */
export type NewsApi = {
  api: TestApi
  heard: Heard
  /** Publishes news with a private part for one subscriber. */
  publish: (owner: number) => Promise<Answer>
  /** Waits until all messages have been delivered. */
  settle: () => Promise<unknown>
  close: () => Promise<void>
}

function listen(clients: readonly RealtimeClient[]): Heard {
  const heard: Heard = { arrivals: [], own: new Map(), wrong: [] }
  clients.forEach(({ socket }, index) => {
    socket.on('message', (data) => {
      const text = textOf(data)
      if (text.includes('"id":"all"')) heard.arrivals.push(performance.now())
      else if (text.includes('"owner":"owner-')) {
        heard.own.set(index, (heard.own.get(index) ?? 0) + 1)
        if (!text.includes(`"owner":"${nameOf(index)}"`)) heard.wrong.push(text)
      }
    })
  })
  return heard
}

/**
 * Starts an API with a public and a private subscription to one mutation, modeled on the academy's publish mutations,
 * and connects its subscribers. Each receives all public parts and the private parts of its own news.
 */
export async function startNews(subscribers: number): Promise<NewsApi> {
  const api = await startApi(testOptions(SCHEMA, { resolvers }))
  const tokens = Array.from({ length: subscribers }, (_, index) =>
    tokenOf({ sub: nameOf(index), username: nameOf(index) }),
  )
  const clients = await Promise.all(tokens.map((token) => connectRealtime(api.realtimeUrl, token)))
  const start = (id: string, query: string) =>
    Promise.all(clients.map((client, index) => client.start(id, query, tokens[index] ?? '')))
  await start('all', 'subscription { onNews { text } }')
  await start('own', 'subscription { onMyNews { owner text } }')
  return {
    api,
    heard: listen(clients),
    publish: (owner) =>
      api.post(`mutation { publishNews(owner: "${nameOf(owner)}", text: "hi") { owner text } }`, {
        token: null,
        headers: publisherHeaders,
      }),
    settle: () => Promise.all(clients.map((client) => client.settle())),
    close: async () => {
      for (const { socket } of clients) socket.terminate()
      await api.close()
    },
  }
}
