import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FUNCTIONS_FOLDER } from '#infra/bundling/project-folders.ts'
import { FIELD_FUNCTIONS, type FieldFunction, type FunctionFields, functionLabel } from './functions.ts'

const FILE = join(FUNCTIONS_FOLDER, 'fields.ts')

/** Returns the name of a function's list: `studyPlanFields` for Study plan. */
const listName = (name: FieldFunction) => {
  const words = functionLabel(name).toLowerCase()
  return `${words.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}Fields`
}

/** Returns the fields of a function from the lists. Throws an error if its list is missing. */
function fieldsOf(lists: object, name: FieldFunction): readonly string[] {
  const fields: unknown = Object.entries(lists).find(([list]) => list === listName(name))?.[1]
  if (Array.isArray(fields) && fields.every((field) => typeof field === 'string')) return fields
  throw new Error(`${FILE} must export \`${listName(name)}\`, a list such as ['Mutation.registerCourse'].`)
}

/** Returns the fields of all functions, so that fields are listed only with the function that handles them. */
export async function loadFields(): Promise<FunctionFields> {
  if (!existsSync(FILE)) throw new Error(`${FILE} does not exist.`)
  const lists: unknown = await import(pathToFileURL(FILE).href)
  if (typeof lists !== 'object' || lists === null) throw new Error(`${FILE} exports nothing.`)
  return Object.fromEntries(FIELD_FUNCTIONS.map((name) => [name, fieldsOf(lists, name)])) as FunctionFields
}
