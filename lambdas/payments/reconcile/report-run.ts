import type { ReconcileLog } from '#table/metrics.ts'

/**
 * Logs a run's result as one object, whose `stuck` the alarm for stuck payments counts (infra/alarms/alarms.ts). Logs
 * nothing for an idle run. Throws if a payment could not be settled, which triggers the function's error alarm.
 */
export function reportRun(result: ReconcileLog): ReconcileLog {
  if (result.asked > 0) console.log({ doing: 'reconcile', ...result })
  if (result.failed > 0) throw new Error(`${result.failed} payments could not be settled`)
  return result
}
