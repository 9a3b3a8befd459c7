import { pathToFileURL } from 'node:url'

/** Imports a file whose path and exports are known only at runtime. */
export async function importModule(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>
}
