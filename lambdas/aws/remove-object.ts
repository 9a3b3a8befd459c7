import { sendRequest } from './send-request.ts'
import { signObjectUrl } from './sign-object-url.ts'

/** Removes one object; S3 says the same of one that is not there. Fails when the store refuses. */
export async function removeObject(bucket: string, key: string): Promise<void> {
  const response = await sendRequest(await signObjectUrl('DELETE', bucket, key), { method: 'DELETE' })
  if (!response.ok && response.status !== 404) throw new Error(`${key} could not be removed: ${response.status}`)
}
