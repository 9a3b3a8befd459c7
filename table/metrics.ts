/** Names of the metrics that field functions write and that alarms and the dashboard read (docs/service-levels.md). */
export const CALL_METRICS = {
  /** Calls that a field function took, refusals of the academy's rules included. */
  answered: 'Answered',
  /** Those that ended in an unexpected error: 0 or 1 with every call. */
  failed: 'Failed',
  /** How long a call took, over all functions and by the dimension `Function`. */
  milliseconds: 'Milliseconds',
} as const

/** Operations whose time is measured on its own, because an objective names them. */
export const OPERATION_METRICS = {
  'Mutation.updateTaskProgress': 'AnswerMilliseconds',
  'Mutation.registerCourse': 'CheckoutMilliseconds',
} as const

/** The one dimension: what people call the function, such as Checkout. */
export const FUNCTION_DIMENSION = 'Function'

/**
 * How one run of the reconciler went, as it writes it into its log, where the alarm of stuck payments reads it; `stuck` counts those of
 * the failed whose failure is the third in a row, or a later one.
 */
export type ReconcileLog = { asked: number; settled: number; failed: number; stuck: number }
