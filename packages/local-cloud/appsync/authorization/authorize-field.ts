import type { IamVerdict } from '../options.ts'
import type { Caller } from './caller.ts'
import type { FieldRule } from './field-rules.ts'

/**
 * Whether the caller's mode and groups grant access to a field. The policies of IAM callers apply to root fields only
 * and are evaluated separately.
 */
export function isOpenTo(caller: Caller, rule: FieldRule | undefined): boolean {
  const groups = rule?.get(caller.mode)
  if (groups === undefined) return false
  if (groups === 'ALL' || caller.mode === 'AWS_IAM') return true
  return caller.groups.some((group) => groups.includes(group))
}

/** Evaluates an IAM caller's policies for a root field; undefined for any other caller. */
export function evaluatePolicies(caller: Caller, typeName: string, fieldName: string): Promise<IamVerdict> | undefined {
  return caller.mode === 'AWS_IAM' ? caller.authorize({ typeName, fieldName }) : undefined
}
