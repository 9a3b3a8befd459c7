import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** When a process began, as the system says it; together with its id it names one process. Undefined when it is gone. */
export function processStart(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(`/proc/${String(pid)}/stat`)) return undefined
    // The name, second field, may hold spaces; the start time is the 20th field after it.
    return readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ')[19]
  }
  const printed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return printed.error === undefined ? printed.stdout.trim() || undefined : undefined
}
