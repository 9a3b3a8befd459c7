import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const isInput = (name: string): boolean => !name.startsWith('.') && !/\.test\.tsx?$/.test(name)

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(isInput)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/** A short hash over the contents of files and folders (tests left out) and any further texts. */
export function hashInputs(root: string, paths: string[], more: string[] = []): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}
