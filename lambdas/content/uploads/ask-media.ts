import { requireEnv } from '#lambdas/aws/env.ts'
import { type Reply, sendRequest } from '#lambdas/aws/send-request.ts'
import { signObjectUrl } from '#lambdas/aws/sign-object-url.ts'

type Asked = {
  query?: Record<string, string>
  body?: string | Uint8Array
  headers?: Record<string, string>
  /** Headers that are signed with the call: S3 takes no other that begins with x-amz. */
  signed?: Record<string, string>
  /** Statuses that are no failure: there is no such thing, or it is there already. */
  expected?: readonly number[]
}

/** One signed call to the media bucket. Throws when the bucket answers with a failure that is not expected. */
export async function askMedia(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  key: string,
  asked: Asked = {},
): Promise<Reply> {
  const { query = {}, body, headers = {}, signed = {}, expected = [404] } = asked
  const url = await signObjectUrl(method, requireEnv('MEDIA_BUCKET'), key, query, signed)
  const reply = await sendRequest(url, {
    method,
    headers: { ...headers, ...signed },
    ...(body === undefined ? {} : { body }),
  })
  if (!reply.ok && !expected.includes(reply.status))
    throw new Error(`The media bucket answered ${reply.status} to ${method} ${key}`)
  return reply
}
