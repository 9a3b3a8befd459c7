import { Refusal } from '../shared/refusal.ts'

/**
 * Where a lecture's video lies: lectures/{taskKey}/{fileName} (spec 3.3.5). Refuses 'no-file' and, for what does not end in
 * mp4 or names a path, 'file-type' (spec 3.5.8).
 */
export function objectKey(taskKey: string, fileName: string): string {
  const name = fileName.trim()
  if (name === '') throw new Refusal('no-file')
  if (!/\.mp4$/i.test(name) || /[/\\]/.test(name) || name.length > 200) throw new Refusal('file-type')
  return `lectures/${taskKey}/${name}`
}
