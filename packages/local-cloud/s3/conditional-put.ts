import type { IncomingMessage } from 'node:http'
import type { FilesystemStore } from 's3rver'
import { FilesError } from './files-error.ts'

type Place = { bucket: string; key: string }

const failed = () =>
  new FilesError(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')

/** Conditional writes as in S3: `If-None-Match: *` and `If-Match`. Writes to the same object are serialized. */
export function conditionalPuts(store: FilesystemStore) {
  const turns = new Map<string, Promise<void>>()

  const check = async ({ headers }: IncomingMessage, { bucket, key }: Place): Promise<void> => {
    const exists = await store.existsObject(bucket, key)
    if (headers['if-none-match'] === '*' && exists) throw failed()
    const wanted = headers['if-match']
    if (wanted === undefined) return
    if (!exists) throw new FilesError(404, 'NoSuchKey', 'The specified key does not exist.')
    const { etag } = await store.getMetadata(bucket, key)
    if (wanted !== etag) throw failed()
  }

  /**
   * Runs `put` if the request's conditions are met; without conditions, runs it immediately. Rejects with a
   * `FilesError`.
   */
  return async (req: IncomingMessage, place: Place, put: () => Promise<void>): Promise<void> => {
    const { 'if-none-match': none, 'if-match': match } = req.headers
    if (req.method !== 'PUT' || (none === undefined && match === undefined)) return put()
    const object = `${place.bucket}/${place.key}`
    const before = turns.get(object) ?? Promise.resolve()
    const turn = before.then(async () => {
      await check(req, place)
      await put()
    })
    turns.set(
      object,
      turn.catch(() => undefined),
    )
    return turn
  }
}
