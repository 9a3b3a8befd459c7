import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type FunctionFields, type FieldFunction } from './areas.ts'
import { functionFolder } from '#infra/bundling/project-folders.ts'

/** Reads `fields` of `lambdas/functions/<area>/fields.ts`. Throws a sentence when the file or the list is missing. */
async function fieldsOf(area: FieldFunction): Promise<readonly string[]> {
  const file = join(functionFolder(area), 'fields.ts')
  if (!existsSync(file)) throw new Error(`lambdas/functions/${area}/fields.ts does not exist.`)
  const module: unknown = await import(pathToFileURL(file).href)
  const fields = typeof module === 'object' && module !== null && 'fields' in module ? module.fields : undefined
  if (Array.isArray(fields) && fields.every((field) => typeof field === 'string')) return fields
  throw new Error(`${file} must export \`fields\`, a list such as ['Mutation.registerCourse'].`)
}

/** The lists of all areas, so that a field is attached where it is answered and named nowhere else. */
export async function loadFields(): Promise<FunctionFields> {
  return {
    registration: await fieldsOf('registration'),
    testing: await fieldsOf('testing'),
    learning: await fieldsOf('learning'),
    authoring: await fieldsOf('authoring'),
    uploads: await fieldsOf('uploads'),
    questions: await fieldsOf('questions'),
    enrolment: await fieldsOf('enrolment'),
    search: await fieldsOf('search'),
    users: await fieldsOf('users'),
  }
}
