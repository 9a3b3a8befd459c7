import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { asRecord } from '#shared/json.ts'
import { connectRealtime, type Frame, type RealtimeClient } from './connect-realtime.ts'
import { notesOptions } from './sample-notes.ts'
import { type Answer, publisherHeaders, startApi, studentToken, type TestApi } from './start-api.ts'

/** A running notes API with its clients. */
export type NotesApi = {
  api: TestApi
  /** Opens a socket and completes the handshake. */
  connect: (token?: string) => Promise<RealtimeClient>
  publish: (args: string, selection?: string) => Promise<Answer>
  /** Advances the clock by milliseconds. */
  wait: (ms: number) => void
  /** Closes all clients and resets the clock. */
  disconnect: () => void
}

export const isData = (frame: Frame): boolean => frame.type === 'data'
export const errorsOf = (frame: Frame): unknown => asRecord(frame.payload)['errors']

async function startNotes(): Promise<NotesApi> {
  let ahead = 0
  const open: RealtimeClient[] = []
  const api = await startApi(notesOptions(() => Date.now() + ahead))
  return {
    api,
    async connect(token = studentToken) {
      const client = await connectRealtime(api.realtimeUrl, token)
      open.push(client)
      return client
    },
    publish: (args, selection = 'owner kind score tags place { city } secret') =>
      api.post(`mutation { publishNote(${args}) { ${selection} } }`, { token: null, headers: publisherHeaders }),
    wait(ms) {
      ahead += ms
    },
    disconnect() {
      ahead = 0
      for (const client of open.splice(0)) client.socket.terminate()
    },
  }
}

/** Starts the notes API for a test file; closes all clients after each test. */
export function servedNotes(): Pick<NotesApi, 'connect' | 'publish' | 'wait'> & { api: () => TestApi } {
  let served: NotesApi | undefined
  const notes = () => {
    if (served === undefined) throw new Error('The API of notes is served only while tests run')
    return served
  }
  beforeAll(async () => {
    served = await startNotes()
  })
  afterAll(() => served?.api.close())
  afterEach(async () => {
    notes().disconnect()
    await vi.waitFor(() => expect(notes().api.runtime.connections()).toBe(0))
  })
  return {
    api: () => notes().api,
    connect: (token) => notes().connect(token),
    publish: (args, selection) => notes().publish(args, selection),
    wait: (ms) => notes().wait(ms),
  }
}
