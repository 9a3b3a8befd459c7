import { setTimeout as sleep } from 'node:timers/promises'
import { code, SCHEMA } from './subscriber-api.ts'
import { connectRealtime } from '../local/appsync/testing/connect-realtime.ts'
import { publisherHeaders, startApi, testOptions, tokenOf } from '../local/appsync/testing/start-api.ts'
import { textOf } from '../local/appsync/subscriptions/text-of-message.ts'
import { median } from './median.ts'
import { atMost, type Row } from './row.ts'

const SUBSCRIBERS = 1_000
const ROUNDS = 9
const LONGEST_MS = 10_000

const nameOf = (index: number) => `owner-${index}`
const publisher = { token: null, headers: publisherHeaders }

/** A thousand connections to the local AppSync, each with a subscription of its own and one that all have. */
async function connectAll(realtimeUrl: string) {
  const tokens = Array.from({ length: SUBSCRIBERS }, (_, index) =>
    tokenOf({ sub: nameOf(index), username: nameOf(index) }),
  )
  const clients = await Promise.all(tokens.map((token) => connectRealtime(realtimeUrl, token)))
  const start = (id: string, query: string) =>
    Promise.all(clients.map((client, index) => client.start(id, query, tokens[index] ?? '')))
  await start('all', 'subscription { onNews { text } }')
  await start('own', 'subscription { onMyNews { owner text } }')
  return clients
}

/** A message to 1,000 subscribers of the local runtime, of whom one alone may hear a private part. */
export async function measureSubscribers(): Promise<Row[]> {
  const api = await startApi(testOptions(SCHEMA, { resolvers: code }))
  const clients = await connectAll(api.realtimeUrl)
  try {
    let [arrivals, begun, wrong, own]: [number[], number, number, number] = [[], 0, 0, 0]
    clients.forEach(({ socket }, index) =>
      socket.on('message', (data) => {
        const text = textOf(data)
        if (text.includes('"id":"all"')) arrivals.push(performance.now() - begun)
        else if (text.includes('"owner":"owner-')) {
          own += 1
          if (!text.includes(`"owner":"${nameOf(index)}"`)) wrong += 1
        }
      }),
    )
    const rounds: number[] = []
    while (rounds.length < ROUNDS) {
      arrivals = []
      begun = performance.now()
      const owner = nameOf((rounds.length * 111) % SUBSCRIBERS)
      await api.post(`mutation { publishNews(owner: "${owner}", text: "hi") { owner text } }`, publisher)
      while (arrivals.length < SUBSCRIBERS && performance.now() - begun < LONGEST_MS) await sleep(5)
      if (arrivals.length !== SUBSCRIBERS) throw new Error(`${arrivals.length} of ${SUBSCRIBERS} heard the message`)
      rounds.push(median(arrivals, 0.99))
    }
    await Promise.all(clients.map((client) => client.settle()))
    if (own !== ROUNDS) throw new Error(`${own} of ${ROUNDS} private messages arrived`)
    return [
      atMost(`message to ${SUBSCRIBERS} subscribers: p99, median of ${ROUNDS}`, 200, Math.round(median(rounds)), 'ms'),
      atMost('of it: to a wrong owner', 0, wrong, 'messages'),
    ]
  } finally {
    for (const { socket } of clients) socket.terminate()
    await api.close()
  }
}
