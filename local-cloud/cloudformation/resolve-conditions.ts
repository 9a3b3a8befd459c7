import { isObject, listOf, type Json, type JsonObject } from '../shared/json.ts'
import { BrokenTemplate } from './broken-template.ts'
import type { Resolved } from './cloud-model.ts'

type Resolve = (value: Json) => Resolved

/** Decides a condition of the template (`Fn::Equals`, `And`, `Or`, `Not`, `Condition`). Throws BrokenTemplate. */
export function decideCondition(condition: Json | undefined, conditions: JsonObject, resolve: Resolve): boolean {
  const decide = (inner: Json | undefined): boolean => decideCondition(inner, conditions, resolve)
  if (typeof condition === 'string') {
    if (conditions[condition] === undefined) throw new BrokenTemplate(`condition ${condition} is not declared.`)
    return decide(conditions[condition])
  }
  const [name, value] = isObject(condition) ? (Object.entries(condition)[0] ?? []) : []
  const parts = listOf(value)
  if (name === 'Condition') return decide(value)
  if (name === 'Fn::Equals') {
    const [left, right] = parts.map((part) => JSON.stringify(resolve(part) ?? null))
    return left === right
  }
  if (name === 'Fn::And') return parts.every(decide)
  if (name === 'Fn::Or') return parts.some(decide)
  if (name === 'Fn::Not') return !decide(parts[0])
  throw new BrokenTemplate(
    `a condition uses ${name ?? JSON.stringify(condition)}, which the local cloud does not know.`,
  )
}
