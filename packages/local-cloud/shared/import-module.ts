import { pathToFileURL } from 'node:url'

/** Imports a file that is known only while running; what it exports is not known either. */
export async function importModule(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>
}
