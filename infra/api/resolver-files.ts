import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RESOLVERS_FOLDER } from '#infra/bundling/project-folders.ts'

export type SourceName = 'table' | 'none'

/** One step of a field: its file and its data source. */
export type ResolverStep = { file: string; name: string; source: SourceName }

/** A field with APPSYNC_JS code: one step, or a pipeline of several in order. */
export type ResolverFile = { typeName: string; fieldName: string; steps: readonly ResolverStep[]; isPipeline: boolean }

const isCode = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')

function sourceOf(file: string): SourceName {
  const source = basename(file, '.ts').split('.').at(-1)
  if (source === 'table' || source === 'none') return source
  throw new Error(`${file} names no source: end it with .table.ts or .none.ts.`)
}

const step = (file: string): ResolverStep => ({
  file,
  name: basename(file, '.ts').replace(/\W+/g, '_'),
  source: sourceOf(file),
})

function readEntry(folder: string, name: string): ResolverFile {
  const [typeName = '', fieldName = '', kind] = name.split('.')
  const path = join(folder, name)
  if (kind !== 'pipeline') return { typeName, fieldName, steps: [step(path)], isPipeline: false }
  const files = readdirSync(path).filter(isCode).sort()
  return { typeName, fieldName, steps: files.map((file) => step(join(path, file))), isPipeline: true }
}

/** Returns every field with its own code: `resolvers/<noun>/<Type>.<field>.<source>.ts` or a folder `….pipeline`. */
export function listResolverFiles(folder: string = RESOLVERS_FOLDER): ResolverFile[] {
  const nouns = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return nouns
    .filter((noun) => noun.name !== 'shared' && noun.name !== 'testing')
    .flatMap((noun) => {
      const entries = readdirSync(join(folder, noun.name), { withFileTypes: true })
      return entries
        .filter((entry) => entry.isDirectory() || isCode(entry.name))
        .map((entry) => readEntry(join(folder, noun.name), entry.name))
    })
}
