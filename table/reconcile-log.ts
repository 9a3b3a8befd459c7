/**
 * How one run of the reconciler went, as it writes it into its log, where the alarm of stuck payments reads it; `stuck` counts those of
 * the failed whose failure is the third in a row, or a later one.
 */
export type ReconcileLog = { asked: number; settled: number; failed: number; stuck: number }
