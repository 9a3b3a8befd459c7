import { requireEnv } from '#lambdas/aws/env.ts'
import { sendRequest } from '#lambdas/aws/send-request.ts'
import { signObjectUrl } from '#lambdas/aws/sign-object-url.ts'

/**
 * Takes the tag of an unsaved image away (unsaved-image.ts), so that the bucket keeps it; false when there is no such image.
 * Fails when the store refuses.
 */
export async function keepImage(path: string): Promise<boolean> {
  const url = await signObjectUrl('DELETE', requireEnv('MEDIA_BUCKET'), path.slice(1), { tagging: '' })
  const reply = await sendRequest(url, { method: 'DELETE' })
  // S3 says 403 of an object that is not there to one who may not list the bucket.
  if (!reply.ok && reply.status !== 404 && reply.status !== 403)
    throw new Error(`The image ${path} could not be kept: ${reply.status}`)
  return reply.ok
}
