import { Refusal } from '#lambdas/field/refusal.ts'

/** Where an uploaded file waits that nobody sees yet; the bucket drops it after a day. Refuses 'upload-gone' for what is no key. */
export function pendingKey(uploadKey: string): string {
  if (!/^[0-9a-z]{26}$/.test(uploadKey)) throw new Refusal('upload-gone')
  return `pending/${uploadKey}`
}
