import { setTimeout as sleep } from 'node:timers/promises'
import { requireEnv } from './env.ts'
import { plainTag, textIn } from './s3-xml.ts'
import { type Reply, sendRequest, textOf } from './send-request.ts'
import { signObjectUrl } from './sign-object-url.ts'

/** A file as it was read; `etag` changes with its content. */
export type SearchFile<Entry> = { etag: string; entries: Entry[] }

/** The bucket of search snapshots (table/search-chunk.ts). `Entry` is the shape that domain/search gives the entries of such files. */
export type SearchFiles = {
  /** ETags by name of all files whose name begins so. */
  list: (prefix: string) => Promise<Map<string, string>>
  /** Undefined: there is no such file. */
  read: <Entry>(name: string) => Promise<SearchFile<Entry> | undefined>
  write: (name: string, entries: readonly unknown[]) => Promise<void>
}

const TRIES = 4

/** Asks the store, and again after a lost reply or a failure of its own. Any other refusal than "not found" throws. */
async function ask(method: 'GET' | 'PUT', name: string, query: Record<string, string>, body?: string): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const url = await signObjectUrl(method, requireEnv('SEARCH_BUCKET'), name, query)
    const sent = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }
    const reply = await sendRequest(url, { method, ...sent }).catch((error: unknown) => {
      if (tries >= TRIES) throw error
      return undefined
    })
    if (reply && (reply.ok || reply.status === 404)) return reply
    if (reply && (reply.status < 500 || tries >= TRIES))
      throw new Error(`The search bucket answered ${reply.status} to ${method} ${name}`)
    await sleep(Math.random() * 50 * 2 ** tries)
  }
}

async function list(prefix: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (let from = ''; ;) {
    const query = { 'list-type': '2', prefix, ...(from === '' ? {} : { 'continuation-token': from }) }
    const xml = textOf(await ask('GET', '', query))
    for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      files.set(textIn(content, 'Key'), plainTag(textIn(content, 'ETag')))
    from = textIn(xml, 'NextContinuationToken')
    if (from === '') return files
  }
}

/** The store that SEARCH_BUCKET names, by signed addresses: the S3 client would make the bundle half as large again. */
export const openSearchFiles = (): SearchFiles => ({
  list,
  read: async <Entry>(name: string): Promise<SearchFile<Entry> | undefined> => {
    const reply = await ask('GET', name, {})
    if (reply.status === 404) return undefined
    return { etag: plainTag(reply.headers.etag ?? ''), entries: JSON.parse(textOf(reply)) as Entry[] }
  },
  write: async (name, entries) => {
    const reply = await ask('PUT', name, {}, JSON.stringify(entries))
    if (!reply.ok) throw new Error(`${name} could not be written: ${reply.status}`)
  },
})
