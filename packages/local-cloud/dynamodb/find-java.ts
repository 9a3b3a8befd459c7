import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LocalFailure } from '../shared/local-failure.ts'

const wanted = 17

/**
 * The major version in the output of `java -version`: 17 in `openjdk version "17.0.15"`, 8 in `java version
 * "1.8.0_392"`.
 */
export function javaMajor(printed: string): number | undefined {
  const version = /version "(?:1\.)?(\d+)/.exec(printed)?.[1]
  return version === undefined ? undefined : Number(version)
}

/**
 * Finds the Java for DynamoDB Local: JAVA_HOME's, else the one on the path. Throws LocalFailure if there is none or it
 * is too old.
 */
export function findJava(env: NodeJS.ProcessEnv = process.env): string {
  const home = env['JAVA_HOME']
  const own = home === undefined || home === '' ? undefined : join(home, 'bin', 'java')
  const java = own !== undefined && existsSync(own) ? own : 'java'
  const printed = spawnSync(java, ['-version'], { encoding: 'utf8', env })
  const major = javaMajor(`${printed.stdout}${printed.stderr}`)
  if (major !== undefined && major >= wanted) return java
  const seen = major === undefined ? 'no Java was found' : `the one found is Java ${String(major)}`
  throw new LocalFailure(
    `Java ${String(wanted)} or newer is needed: ${seen}. Install it (Debian: apt install openjdk-17-jre-headless, macOS: brew install openjdk) or set JAVA_HOME.`,
  )
}
