import { textOf, type Json } from '../shared/json.ts'
import { InvalidTemplate } from './invalid-template.ts'
import type { CloudModel } from './cloud-model.ts'

/** Finds the file or folder of an asset by its object key or `s3://bucket/key` URL. Throws InvalidTemplate. */
export function findAsset(model: CloudModel, location: Json | undefined): string {
  const key = textOf(location)?.replace(/^s3:\/\/[^/]+\//, '')
  const path = key === undefined ? undefined : model.assets.get(key)
  if (path === undefined) throw new InvalidTemplate(`asset ${key ?? '(none)'} is not among the files of the assembly.`)
  return path
}
