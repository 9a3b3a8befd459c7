/** Names of the metrics that field functions write and alarms and the dashboard read (docs/service-levels.md). */
export const CALL_METRICS = {
  /** Calls that a field function handled, including refusals by the academy's rules. */
  answered: 'Answered',
  /** Calls that ended in an unexpected error: 0 or 1 with every call. */
  failed: 'Failed',
  /** How long a call took, over all functions and by the dimension `Function`. */
  milliseconds: 'Milliseconds',
} as const

/** Operations with their own duration metric, because an objective names them. */
export const OPERATION_METRICS = {
  'Mutation.updateTaskProgress': 'AnswerMilliseconds',
  'Mutation.registerCourse': 'CheckoutMilliseconds',
} as const

/** The only dimension: the function's display name, such as Checkout. */
export const FUNCTION_DIMENSION = 'Function'

/**
 * The result of a reconciler run, as written to its log, where the alarm of stuck payments reads it; `stuck` counts
 * failed ones whose failure is at least the third in a row.
 */
export type ReconcileLog = { asked: number; settled: number; failed: number; stuck: number }
