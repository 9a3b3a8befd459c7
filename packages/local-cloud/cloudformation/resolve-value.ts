import { at, isObject, listOf, textOf, type Json, type JsonObject } from '../shared/json.ts'
import { InvalidTemplate } from './invalid-template.ts'
import type { Resolved } from './cloud-model.ts'

/** The lookups that the resolver uses. */
export type Scope = {
  stack: string
  mappings: JsonObject
  ref: (name: string) => Resolved
  attribute: (logicalId: string, attribute: string) => Json
  importValue: (name: string) => Json
  /** An output of another stack, by its name there. */
  stackOutput: (stack: string, output: string) => Json
  decide: (condition: Json) => boolean
}

const asText = (value: Resolved): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

function substitute(value: Json, scope: Scope): string {
  const [template, variables] = Array.isArray(value) ? value : [value, {}]
  return (textOf(template) ?? '').replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal !== '') return `\${${name}}`
    const own = at(variables, name)
    if (own !== undefined) return asText(resolveValue(own, scope))
    const [logicalId, ...attribute] = name.split('.')
    if (attribute.length > 0) return asText(scope.attribute(logicalId ?? '', attribute.join('.')))
    return asText(scope.ref(name))
  })
}

function getAttribute(value: Json, scope: Scope): Json {
  const parts =
    typeof value === 'string' ? value.split('.') : listOf(value).map((part) => asText(resolveValue(part, scope)))
  return scope.attribute(parts[0] ?? '', parts.slice(1).join('.'))
}

const intrinsics: Record<string, (value: Json, scope: Scope) => Resolved> = {
  Ref: (value, scope) => scope.ref(asText(value)),
  'Fn::Base64': (value, scope) => Buffer.from(asText(resolveValue(value, scope))).toString('base64'),
  'Fn::FindInMap': (value, scope) => {
    const keys = listOf(value).map((key) => asText(resolveValue(key, scope)))
    const mapped = at(scope.mappings, ...keys)
    if (mapped === undefined) throw new InvalidTemplate(`${scope.stack} has no mapping ${keys.join(' / ')}.`)
    return mapped
  },
  'Fn::GetAZs': () => ['a', 'b', 'c'],
  'Fn::GetAtt': getAttribute,
  'Fn::GetStackOutput': (value, scope) => {
    const [stack, output] = ['StackName', 'OutputName'].map((name) =>
      asText(resolveValue(at(value, name) ?? '', scope)),
    )
    return scope.stackOutput(stack ?? '', output ?? '')
  },
  'Fn::If': (value, scope) => {
    const [condition, yes, no] = listOf(value)
    return resolveValue((scope.decide(condition ?? '') ? yes : no) ?? null, scope)
  },
  'Fn::ImportValue': (value, scope) => scope.importValue(asText(resolveValue(value, scope))),
  'Fn::Join': (value, scope) => {
    const [separator, parts] = listOf(value)
    return listOf(resolveValue(parts ?? [], scope))
      .map(asText)
      .join(asText(separator))
  },
  'Fn::Select': (value, scope) => {
    const [index, list] = listOf(value)
    const item = listOf(resolveValue(list ?? [], scope))[Number(index)]
    if (item === undefined) throw new InvalidTemplate(`${scope.stack} selects item ${asText(index)} of a shorter list.`)
    return item
  },
  'Fn::Split': (value, scope) => {
    const [separator, text] = listOf(value)
    return asText(resolveValue(text ?? '', scope)).split(asText(separator))
  },
  'Fn::Sub': substitute,
}

/** Resolves every intrinsic in a value; removes `AWS::NoValue` from objects and lists. Throws InvalidTemplate. */
export function resolveValue(value: Json, scope: Scope): Resolved {
  if (Array.isArray(value)) {
    return value.map((item) => resolveValue(item, scope)).filter((item) => item !== undefined)
  }
  if (!isObject(value)) return value
  const [name, argument, ...more] = Object.entries(value).flat()
  const intrinsic = more.length === 0 && typeof name === 'string' ? intrinsics[name] : undefined
  if (intrinsic !== undefined) return intrinsic(argument ?? null, scope)
  if (typeof name === 'string' && name.startsWith('Fn::')) {
    throw new InvalidTemplate(`${scope.stack} uses ${name}, which the local cloud does not know.`)
  }
  const resolved: JsonObject = {}
  for (const [key, inner] of Object.entries(value)) {
    const property = resolveValue(inner, scope)
    if (property !== undefined) resolved[key] = property
  }
  return resolved
}
