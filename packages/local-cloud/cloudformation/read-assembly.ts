import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, isObject, objectOf, parseJson, textOf, type JsonObject } from '../shared/json.ts'
import { InvalidTemplate } from './invalid-template.ts'
import type { Template } from './cloud-model.ts'

export type Assembly = { templates: Template[]; assets: Map<string, string> }

function readObject(file: string): JsonObject {
  if (!existsSync(file)) throw new InvalidTemplate(`${file} does not exist; synthesize the stacks first.`)
  try {
    const value = parseJson(readFileSync(file, 'utf8'))
    if (isObject(value)) return value
  } catch (error) {
    throw new InvalidTemplate(`${file} is not JSON (${String(error)}).`)
  }
  throw new InvalidTemplate(`${file} does not hold a JSON object.`)
}

function readAssets(folder: string, file: string, assets: Map<string, string>): void {
  for (const asset of Object.values(objectOf(at(readObject(join(folder, file)), 'files')))) {
    const path = textOf(at(asset, 'source', 'path'))
    if (path === undefined) continue
    for (const destination of Object.values(objectOf(at(asset, 'destinations')))) {
      const key = textOf(at(destination, 'objectKey'))
      if (key !== undefined) assets.set(key, join(folder, path))
    }
  }
}

/**
 * Reads a cloud assembly folder (`cdk.out`): every stack's template and the files of its assets. Throws InvalidTemplate.
 */
export function readAssembly(folder: string): Assembly {
  const artifacts = objectOf(readObject(join(folder, 'manifest.json'))['artifacts'])
  const templates: Template[] = []
  const assets = new Map<string, string>()
  for (const [id, artifact] of Object.entries(artifacts)) {
    const kind = textOf(at(artifact, 'type'))
    if (kind === 'aws:cloudformation:stack') {
      const file = textOf(at(artifact, 'properties', 'templateFile')) ?? `${id}.template.json`
      const stack = textOf(at(artifact, 'properties', 'stackName')) ?? id
      templates.push({ stack, body: readObject(join(folder, file)) })
    } else if (kind === 'cdk:asset-manifest') {
      readAssets(folder, textOf(at(artifact, 'properties', 'file')) ?? `${id}.json`, assets)
    }
  }
  if (templates.length === 0) throw new InvalidTemplate(`${folder} holds no stack.`)
  return { templates, assets }
}
