import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PutReply } from '#web/lib/api/put-file.ts'
import { type Put, sendParts } from './send-parts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const OK: PutReply = { status: 200, body: '' }

/** A storage that keeps the bytes of each part. `answer` may reject a part. */
function aStorage(answer: (number: number, tries: number) => PutReply = () => OK) {
  const parts = new Map<number, string>()
  const tries = new Map<number, number>()
  let [open, most, signed] = [0, 0, 0]
  const put: Put = async (url, body, _signal, onSent) => {
    const number = Number(/part=(\d+)/.exec(url)?.[1])
    const nth = (tries.get(number) ?? 0) + 1
    tries.set(number, nth)
    open += 1
    most = Math.max(most, open)
    const text = await body.text()
    await Promise.resolve()
    open -= 1
    const reply = answer(number, nth)
    onSent(body.size)
    if (reply.status === 200) parts.set(number, text)
    return reply
  }
  const sign = (numbers: number[]) => {
    signed += 1
    return Promise.resolve(
      numbers.map((number) => ({ number, url: `https://store/?part=${String(number)}&n=${String(signed)}` })),
    )
  }
  return {
    put,
    sign: vi.fn(sign),
    parts,
    tries,
    most: () => most,
    whole: () =>
      [...parts]
        .sort(([a], [b]) => a - b)
        .map(([, text]) => text)
        .join(''),
  }
}

async function send(text: string, storage: ReturnType<typeof aStorage>, signal?: AbortSignal) {
  const onSent = vi.fn()
  const sending = sendParts({
    file: new Blob([text]),
    partSize: 3,
    done: [],
    sign: storage.sign,
    put: storage.put,
    now: Date.now,
    signal: signal ?? new AbortController().signal,
    onSent,
    onWaiting: vi.fn(),
  })
  const outcome = sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return { error: await outcome, onSent }
}

const TEXT = 'the quick brown fox jumps over the lazy dog and then it sleeps a while'

it('every byte is sent once, with at most four parts at a time', async () => {
  const storage = aStorage()
  const { error, onSent } = await send(TEXT, storage)
  expect(error).toBeUndefined()
  expect(storage.whole()).toBe(TEXT)
  expect(storage.most()).toBe(4)
  expect(onSent).toHaveBeenLastCalledWith(TEXT.length)
  expect(storage.sign.mock.calls.every(([numbers]) => numbers.length <= 20)).toBe(true)
})

it('an expired address is requested again', async () => {
  const storage = aStorage((number, tries) => (number === 1 && tries === 1 ? { status: 403, body: '' } : OK))
  const { error } = await send('abc', storage)
  expect(error).toBeUndefined()
  expect(storage.sign).toHaveBeenCalledTimes(2)
})

it('a part that the storage keeps refusing fails with the storage’s message', async () => {
  const body = '<Error><Message>We encountered an internal error</Message></Error>'
  const storage = aStorage((number) => (number === 2 ? { status: 500, body } : OK))
  const { error } = await send('abcdefgh', storage)
  expect(error).toMatchObject({ message: 'We encountered an internal error' })
  expect(storage.tries.get(2)).toBe(5)
})

it('a stopped upload sends nothing more', async () => {
  const stop = new AbortController()
  const storage = aStorage((number) => {
    if (number === 2) stop.abort()
    return OK
  })
  const { error } = await send(TEXT, storage, stop.signal)
  expect(error).toBeDefined()
  expect(storage.parts.size).toBeLessThan(10)
})
