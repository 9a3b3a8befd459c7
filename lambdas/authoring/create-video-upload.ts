import type { MutationCreateVideoUploadArgs } from '../../generated/schema.ts'
import { Refusal } from '../shared/refusal.ts'
import type { AuthoringDeps } from './deps.ts'

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', vtt: 'text/vtt' }

/**
 * An address to upload a lecture's video or captions to: lectures/{taskKey}/{fileName} (spec 3.3.5). Only mp4, and vtt
 * for captions (spec 3.5.8).
 */
export async function createVideoUpload({ taskKey, fileName }: MutationCreateVideoUploadArgs, deps: AuthoringDeps) {
  const name = fileName.trim()
  if (name === '') throw new Refusal('no-file')
  const contentType = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (!contentType || /[/\\]/.test(name) || !/^[\w-]+$/.test(taskKey)) throw new Refusal('file-type')
  return { url: await deps.signUpload(`lectures/${taskKey}/${name}`, contentType), fileName: name }
}
