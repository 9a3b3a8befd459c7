// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { encodeSegments } from '#domain/progress/watched.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sectionViewQuery } from '#web/lib/api/student-queries.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { student } from '#web/testing/sessions.ts'
import { listUnsent } from './unsent-watching.ts'
import { useWatching } from './use-watching.ts'

const api = mockApi()
const section = { progressKey: 'p1', contentKey: 'c1', sectionKey: 's1' }
const view = {
  sectionView: {
    progress: aProgress({ key: 'p1' }),
    section: { key: 's1', contentKey: 'c1', name: 'Week 1', url: 'week-1', instructions: '', total: 0, completed: 0 },
    tasks: [],
  },
}

/** Leaves a lecture of which ten seconds were watched, and records them. */
function leaveLecture(client: QueryClient) {
  const { result, unmount } = renderHook(() => useWatching({ ...section, taskKey: 't1' }, null, false), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  result.current.onPlayed({ from: 0, to: 10 }, 50)
  const held = api.hold('RecordWatching')
  unmount()
  return () =>
    held.reply({ recordWatching: { seconds: 10, duration: 50, pieces: encodeSegments(Uint8Array.of(0b11)) } })
}

beforeEach(() => {
  window.localStorage.clear()
  startSession(student)
})

it('a section requested before the recording is requested again', async () => {
  const client = new QueryClient()
  const record = leaveLecture(client)
  const first = api.hold('SectionView')
  const stop = new QueryObserver(client, sectionViewQuery(section)).subscribe(() => undefined)
  await record()
  api.reply('SectionView', view)
  await first.reply(view)
  await waitFor(() => expect(api.requests('SectionView')).toHaveLength(2))
  stop()
})

it('a section prefetched before its screen is dropped', async () => {
  const record = leaveLecture(queryClient)
  api.reply('SectionView', view)
  queryClient.query(sectionViewQuery(section)).catch(() => undefined)
  await record()
  await vi.waitFor(() => expect(listUnsent()).toEqual([]))
  await queryClient.query(sectionViewQuery(section))
  expect(api.requests('SectionView')).toHaveLength(2)
})
