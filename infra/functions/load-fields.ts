import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FIELD_FUNCTIONS, type FieldFunction, type FunctionFields, functionFolder } from './functions.ts'

/** Reads `fields` of a function's `fields.ts`. Throws a sentence when the file or the list is missing. */
async function fieldsOf(name: FieldFunction): Promise<readonly string[]> {
  const file = join(functionFolder(name), 'fields.ts')
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  const module: unknown = await import(pathToFileURL(file).href)
  const fields = typeof module === 'object' && module !== null && 'fields' in module ? module.fields : undefined
  if (Array.isArray(fields) && fields.every((field) => typeof field === 'string')) return fields
  throw new Error(`${file} must export \`fields\`, a list such as ['Mutation.registerCourse'].`)
}

/** The fields of all functions, so that a field is attached where it is answered and named nowhere else. */
export async function loadFields(): Promise<FunctionFields> {
  const lists = await Promise.all(FIELD_FUNCTIONS.map(async (name) => [name, await fieldsOf(name)] as const))
  return Object.fromEntries(lists) as FunctionFields
}
