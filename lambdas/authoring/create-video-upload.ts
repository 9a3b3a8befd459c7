import type { MutationCreateVideoUploadArgs } from '../../generated/schema.ts'
import { Refusal } from '../shared/refusal.ts'
import type { AuthoringDeps } from './deps.ts'

const ENDINGS = ['mp4', 'vtt']

/**
 * An address to upload a lecture's video or captions to: lectures/{taskKey}/{fileName} (spec 3.3.5). Only mp4, and vtt
 * for captions (spec 3.5.8).
 */
export async function createVideoUpload({ taskKey, fileName }: MutationCreateVideoUploadArgs, deps: AuthoringDeps) {
  const name = fileName.trim()
  if (name === '') throw new Refusal('no-file')
  const isKnown = ENDINGS.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  if (!isKnown || /[/\\]/.test(name) || !/^[\w-]+$/.test(taskKey)) throw new Refusal('file-type')
  return { url: await deps.signUpload(`lectures/${taskKey}/${name}`), fileName: name }
}
