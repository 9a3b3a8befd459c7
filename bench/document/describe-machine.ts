import { cpus, loadavg, totalmem } from 'node:os'

/** Where and when something was measured. `load` is the mean number of processes that wanted a processor in the last minute. */
export type Machine = { time: Date; cores: number; processor: string; gigabytes: number; node: string; load: number }

export const describeMachine = (): Machine => ({
  time: new Date(),
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? 'unknown processor',
  gigabytes: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  load: loadavg()[0] ?? 0,
})
