// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { putEvent, putReply, refetchQuery } from './refetch.ts'

const queryKey = ['list']
const replies: ((reply: string[]) => void)[] = []
const queryFn = vi.fn(() => new Promise<string[]>((resolve) => replies.push(resolve)))
const stops: (() => void)[] = []

/** Simulates a screen that shows the list. */
function show() {
  const client = new QueryClient()
  const observer = new QueryObserver(client, { queryKey, queryFn })
  stops.push(observer.subscribe(() => undefined))
  return { client, shown: () => observer.getCurrentResult().data }
}
const reply = (index: number, ...items: string[]) => replies[index]?.(items)

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  replies.length = 0
  queryFn.mockClear()
})

it('a reply that was requested before an event does not undo the event', async () => {
  const { client, shown } = show()
  reply(0, 'old')
  await vi.waitFor(() => expect(shown()).toEqual(['old']))
  void refetchQuery(client, queryKey)
  putEvent<string[]>(client, queryKey, (items) => ['new', ...items])
  expect(shown()).toEqual(['new', 'old'])
  reply(1, 'old')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3))
  expect(shown()).toEqual(['new', 'old'])
  reply(2, 'newest', 'new', 'old')
  await vi.waitFor(() => expect(shown()).toEqual(['newest', 'new', 'old']))
})

it('an event during the first request is shown by one more request, however many there were', async () => {
  const { client, shown } = show()
  putEvent<string[]>(client, queryKey, (items) => ['new', ...items])
  putEvent<string[]>(client, queryKey, (items) => ['newest', ...items])
  reply(0, 'old')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  expect(shown()).toEqual(['old'])
  reply(1, 'newest', 'new', 'old')
  await vi.waitFor(() => expect(shown()).toEqual(['newest', 'new', 'old']))
})

it('a reply to a query sent before a mutation does not undo the result of the mutation', async () => {
  const { client, shown } = show()
  reply(0, 'old')
  await vi.waitFor(() => expect(shown()).toEqual(['old']))
  void refetchQuery(client, queryKey)
  putReply<string[]>(client, queryKey, (items) => ['new', ...items])
  reply(1, 'old')
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(shown()).toEqual(['new', 'old'])
  putReply(client, queryKey, ['whole'])
  expect(shown()).toEqual(['whole'])
})
