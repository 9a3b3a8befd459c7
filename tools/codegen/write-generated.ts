import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATED_FILES } from './files.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'generated')
/** Contains the hash of the generated files' inputs. */
const STAMP = join(FOLDER, 'made-from')

/** Every operation file in folders with clients of the API. */
const operationFiles = () =>
  ['web', 'tools', 'sample', 'bench', 'tests']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.graphql'))
    .sort()

function hashOfInputs(): string {
  const tools = readdirSync(import.meta.dirname).map((name) => join('tools/codegen', name))
  const files = ['schema.graphql', 'infra/read-api-schema.ts', 'package-lock.json', ...tools, ...operationFiles()]
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Whether `generated/` is complete and up to date. */
export function isFresh(): boolean {
  const files = [STAMP, ...GENERATED_FILES.map((file) => join(FOLDER, file))]
  return files.every((file) => existsSync(file)) && readFileSync(STAMP, 'utf8') === hashOfInputs()
}

/** Replaces a file atomically because another process may be reading it or writing the same content. */
function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

/** Writes `generated/`: the schema's types, and a typed document for each operation of the API's clients. */
export async function writeGenerated(): Promise<void> {
  const hash = hashOfInputs()
  const { generate } = await import('./generate.ts')
  const texts = await generate(operationFiles().map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })))
  mkdirSync(FOLDER, { recursive: true })
  for (const [file, text] of texts) replaceFile(join(FOLDER, file), text)
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.ts') && !texts.has(file)) rmSync(join(FOLDER, file))
  replaceFile(STAMP, hash)
}
