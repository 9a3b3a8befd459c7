import type { ReconcileLog } from '#table/metrics.ts'

/**
 * Writes how a run went as one object, whose `stuck` the alarm of stuck payments counts (infra/alarms/alarms.ts);
 * nothing when there was nothing to do. Throws when a payment could not be settled, for the alarm of the function's errors.
 */
export function reportRun(result: ReconcileLog): ReconcileLog {
  if (result.asked > 0) console.log({ doing: 'reconcile', ...result })
  if (result.failed > 0) throw new Error(`${result.failed} payments could not be settled`)
  return result
}
