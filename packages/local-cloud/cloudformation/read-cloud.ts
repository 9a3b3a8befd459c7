import { at, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from '../shared/json.ts'
import { arnOf, attributeOf, distributionHost, refOf, type Subject } from './attributes.ts'
import { InvalidTemplate } from './invalid-template.ts'
import type { CloudModel, CloudResource, Place, Resolved, Template } from './cloud-model.ts'
import { isInert, isServed } from './ignored-resources.ts'
import { generatedName, nameProperty, qualifiedName } from './physical-name.ts'
import { readAssembly } from './read-assembly.ts'
import { resolveValue, type Scope } from './resolve-value.ts'

type Resolve = (value: Json) => Resolved

/** Evaluates a condition of the template (`Fn::Equals`, `And`, `Or`, `Not`, `Condition`). Throws InvalidTemplate. */
function decideCondition(condition: Json | undefined, conditions: JsonObject, resolve: Resolve): boolean {
  const decide = (inner: Json | undefined): boolean => decideCondition(inner, conditions, resolve)
  if (typeof condition === 'string') {
    if (conditions[condition] === undefined) throw new InvalidTemplate(`condition ${condition} is not declared.`)
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
  throw new InvalidTemplate(
    `a condition uses ${name ?? JSON.stringify(condition)}, which the local cloud does not know.`,
  )
}

type Output = { template: Template; value: Json }

/** Outputs of all stacks that others refer to, by export name and by stack and output name. */
type Outputs = { exported: Map<string, Output>; named: Map<string, Output> }

function pseudoParameters(stack: string, place: Place): Map<string, Resolved> {
  return new Map<string, Resolved>([
    ['AWS::AccountId', place.account],
    ['AWS::Region', place.region],
    ['AWS::Partition', 'aws'],
    ['AWS::StackName', stack],
    ['AWS::StackId', `arn:aws:cloudformation:${place.region}:${place.account}:stack/${stack}/local`],
    ['AWS::URLSuffix', 'amazonaws.com'],
    ['AWS::NoValue', undefined],
    ['AWS::NotificationARNs', []],
  ])
}

function subjectOf(logicalId: string, template: Template, scope: Scope, place: Place): Subject | undefined {
  const resource = at(template.body, 'Resources', logicalId)
  const kind = textOf(at(resource, 'Type'))
  if (kind === undefined) return undefined
  const property = (name: string): string | undefined => {
    const own = at(resource, 'Properties', name)
    return own === undefined ? undefined : textOf(resolveValue(own, scope))
  }
  const given = qualifiedName(kind, property) ?? property(nameProperty(kind) ?? '')
  const name = given ?? generatedName(kind, template.stack, logicalId)
  return { kind, logicalId, stack: template.stack, name, place }
}

function scopeOf(template: Template, place: Place, outputs: Outputs): Scope {
  const { stack, body } = template
  const conditions = objectOf(body['Conditions'])
  const pseudo = pseudoParameters(stack, place)
  const scope: Scope = {
    stack,
    mappings: objectOf(body['Mappings']),
    decide: (condition) => decideCondition(condition, conditions, (value) => resolveValue(value, scope)),
    ref: (name) => {
      if (pseudo.has(name)) return pseudo.get(name)
      const parameter = at(body, 'Parameters', name, 'Default')
      if (parameter !== undefined) return parameter
      const subject = subjectOf(name, template, scope, place)
      if (subject === undefined) throw new InvalidTemplate(`${stack} refers to ${name}, which it does not declare.`)
      return refOf(subject)
    },
    attribute: (logicalId, attribute) => {
      const subject = subjectOf(logicalId, template, scope, place)
      const value = subject === undefined ? undefined : attributeOf(subject, attribute)
      if (value !== undefined) return value
      const kind = subject === undefined ? 'not declared' : subject.kind
      throw new InvalidTemplate(
        `${stack} asks for ${logicalId}.${attribute} (${kind}), which the local cloud cannot give.`,
      )
    },
    importValue: (name) => {
      const exported = outputs.exported.get(name)
      if (exported === undefined) throw new InvalidTemplate(`${stack} imports ${name}, which no stack exports.`)
      return resolveOutput(exported, place, outputs)
    },
    stackOutput: (of, name) => {
      const output = outputs.named.get(`${of} ${name}`)
      if (output === undefined) throw new InvalidTemplate(`${stack} reads ${name} of ${of}, which has no such output.`)
      return resolveOutput(output, place, outputs)
    },
  }
  return scope
}

const resolveOutput = ({ template, value }: Output, place: Place, outputs: Outputs): Json =>
  resolveValue(value, scopeOf(template, place, outputs)) ?? ''

function readOutputs(templates: Template[]): Outputs {
  const outputs: Outputs = { exported: new Map(), named: new Map() }
  for (const template of templates) {
    for (const [own, declared] of Object.entries(objectOf(template.body['Outputs']))) {
      const output = { template, value: at(declared, 'Value') ?? '' }
      outputs.named.set(`${template.stack} ${own}`, output)
      const name = textOf(at(declared, 'Export', 'Name'))
      if (name !== undefined) outputs.exported.set(name, output)
    }
  }
  return outputs
}

/** Replaces the distribution's placeholder host name with the local address in every string of a value. */
function placeSite(value: Json, place: Place): Json {
  if (typeof value === 'string') {
    return value
      .replaceAll(`https://${distributionHost}`, place.origin)
      .replaceAll(distributionHost, new URL(place.origin).host)
  }
  if (Array.isArray(value)) return value.map((item) => placeSite(item, place))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, placeSite(inner, place)]))
}

function readResource(logicalId: string, template: Template, scope: Scope, place: Place): CloudResource | undefined {
  const declared = at(template.body, 'Resources', logicalId)
  const condition = textOf(at(declared, 'Condition'))
  if (condition !== undefined && !scope.decide(condition)) return undefined
  const subject = subjectOf(logicalId, template, scope, place)
  if (subject === undefined) throw new InvalidTemplate(`${template.stack}/${logicalId} has no type.`)
  const { kind, stack } = subject
  if (!isInert(kind) && !isServed(kind)) {
    throw new InvalidTemplate(`${stack}/${logicalId} is a ${kind}, and the local cloud has no service for it.`)
  }
  const properties = placeSite(resolveValue(at(declared, 'Properties') ?? {}, scope) ?? {}, place)
  const update = at(declared, 'UpdatePolicy')
  return {
    ...{ stack, logicalId, kind, ref: refOf(subject), arn: arnOf(subject), properties: objectOf(properties) },
    ...(update === undefined ? {} : { updatePolicy: objectOf(resolveValue(update, scope)) }),
  }
}

/** Resolves the templates of several stacks, including imports between them, into one model. Throws InvalidTemplate. */
export function readTemplates(templates: Template[], assets: Map<string, string>, place: Place): CloudModel {
  const known = readOutputs(templates)
  const resources: CloudResource[] = []
  const outputs: JsonObject = {}
  for (const template of templates) {
    const scope = scopeOf(template, place, known)
    for (const logicalId of Object.keys(objectOf(template.body['Resources']))) {
      const resource = readResource(logicalId, template, scope, place)
      if (resource !== undefined) resources.push(resource)
    }
    for (const [name, output] of Object.entries(objectOf(template.body['Outputs']))) {
      const value = resolveValue(at(output, 'Value') ?? '', scope)
      if (value !== undefined) outputs[name] = placeSite(value, place)
    }
  }
  return { resources, outputs, assets }
}

/** Reads a synthesized assembly into one resolved model. Throws InvalidTemplate with a one-sentence message. */
export function readCloud(folder: string, place: Place): CloudModel {
  const { templates, assets } = readAssembly(folder)
  return readTemplates(templates, assets, place)
}
