import { setTimeout as sleep } from 'node:timers/promises'
import { startNews } from 'local-cloud/appsync/testing/news-api.ts'
import { median } from './median.ts'
import { atMost, type Row } from './row.ts'

const SUBSCRIBERS = 1_000
const ROUNDS = 9
const LONGEST_MS = 10_000

/** A message to 1,000 subscribers of the local runtime, of whom one alone may hear a private part. */
export async function measureSubscribers(): Promise<Row[]> {
  const { heard, publish, settle, close } = await startNews(SUBSCRIBERS)
  try {
    const rounds: number[] = []
    while (rounds.length < ROUNDS) {
      heard.arrivals = []
      const begun = performance.now()
      await publish((rounds.length * 111) % SUBSCRIBERS)
      while (heard.arrivals.length < SUBSCRIBERS && performance.now() - begun < LONGEST_MS) await sleep(5)
      const { length } = heard.arrivals
      if (length !== SUBSCRIBERS) throw new Error(`${length} of ${SUBSCRIBERS} heard the message`)
      rounds.push(median(heard.arrivals, 0.99) - begun)
    }
    await settle()
    const own = [...heard.own.values()].reduce((sum, times) => sum + times, 0)
    if (own !== ROUNDS) throw new Error(`${own} of ${ROUNDS} private messages arrived`)
    return [
      atMost(`message to ${SUBSCRIBERS} subscribers: p99, median of ${ROUNDS}`, 200, Math.round(median(rounds)), 'ms'),
      atMost('of it: to a wrong owner', 0, heard.wrong.length, 'messages'),
    ]
  } finally {
    await close()
  }
}
