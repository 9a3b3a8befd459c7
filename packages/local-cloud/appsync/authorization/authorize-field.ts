import type { IamVerdict } from '../options.ts'
import type { Caller } from './caller.ts'
import type { FieldRule } from './field-rules.ts'

/** Whether the caller's mode and groups open a field; of an IAM caller's policies only root fields are asked, separately. */
export function isOpenTo(caller: Caller, rule: FieldRule | undefined): boolean {
  const groups = rule?.get(caller.mode)
  if (groups === undefined) return false
  if (groups === 'ALL' || caller.mode === 'AWS_IAM') return true
  return caller.groups.some((group) => groups.includes(group))
}

/** The verdict of an IAM caller's policies on a root field; any other caller has none to ask. */
export function evaluatePolicies(caller: Caller, typeName: string, fieldName: string): Promise<IamVerdict> | undefined {
  return caller.mode === 'AWS_IAM' ? caller.authorize({ typeName, fieldName }) : undefined
}
