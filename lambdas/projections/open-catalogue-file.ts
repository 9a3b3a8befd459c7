import { setTimeout as sleep } from 'node:timers/promises'
import { requireEnv } from '#lambdas/aws/env.ts'
import { sendRequest, textOf } from '#lambdas/aws/send-request.ts'
import { signObjectUrl } from '#lambdas/aws/sign-object-url.ts'
import type { CatalogueFile, StoreReply } from './catalogue-file.ts'

const FILE = 'catalogue.json'
const TRIES = 3
const TIMEOUT_MS = 5_000

type Sent = { body?: string; headers?: Readonly<Record<string, string>> }

/**
 * Asks the bucket, and again after a lost reply or a failure of its own: a conditional write that was done all the same is
 * then refused, and its writer reads anew.
 */
async function ask(method: 'GET' | 'PUT', sent: Sent): Promise<StoreReply> {
  for (let tries = 1; ; tries += 1) {
    const url = await signObjectUrl(method, requireEnv('WEB_BUCKET'), FILE, {}, sent.headers)
    const reply = await sendRequest(url, { method, ...sent, timeout: TIMEOUT_MS })
      .then((answer) => ({ status: answer.status, etag: answer.headers.etag ?? null, text: textOf(answer) }))
      .catch((error: unknown) => {
        if (tries >= TRIES) throw error
        return undefined
      })
    if (reply && (reply.status < 500 || tries >= TRIES)) return reply
    await sleep(Math.random() * 50 * 2 ** tries)
  }
}

/** The file in the bucket that WEB_BUCKET names, by signed addresses: the S3 client would be a third of the function's bundle. */
export const openCatalogueFile = (): CatalogueFile['file'] => ({
  get: () => ask('GET', {}),
  put: (body, headers) => ask('PUT', { body, headers }),
})
