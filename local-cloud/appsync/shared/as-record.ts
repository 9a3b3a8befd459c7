import { isRecord } from './is-record.ts'

/** The value when it is a JSON object, else an empty one. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
