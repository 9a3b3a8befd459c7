import type { LocalCloud } from 'local-cloud/boot/start-local-cloud.ts'

/** What the seed needs of a running local cloud. */
export type SeedTarget = Pick<LocalCloud, 'url' | 'config' | 'region' | 'developer' | 'endpoints' | 'outputs'>

/** An output of the template by its name; throws when the template has none. */
export function outputOf(target: SeedTarget, name: string): string {
  const value = target.outputs[name]
  if (typeof value !== 'string') throw new Error(`The template has no output ${name}`)
  return value
}

/** How long a password must be at least, as the forms read it in config.json. */
export function minLengthOf({ config }: SeedTarget): number {
  const { passwordMinLength } = config
  return typeof passwordMinLength === 'number' ? passwordMinLength : 0
}
