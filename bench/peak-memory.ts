/**
 * An expression for the script of a child process: the most memory that the process has held, MB of 2^20 bytes. On Linux `maxRSS` counts
 * what the parent held when it started the child too, so the child's own peak (VmHWM of its memory) is read where there is one.
 */
export const PEAK_MEMORY = `(() => {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const own = existsSync('/proc/self/status') ? /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : undefined
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024
})()`
