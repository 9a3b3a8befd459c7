import { randomUUID } from 'node:crypto'
import { at, isObject, listOf, parseJson, textOf, type Json } from '../shared/json.ts'
import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import { readSchedule, type NextTime } from './schedule-expression.ts'

export type ScheduleTarget = { functionArn: string; event: (time: number) => Json }

/** A schedule of the template (EventBridge rule or Scheduler). */
export type Schedule = {
  name: string
  logicalId: string
  isEnabled: boolean
  next: NextTime
  targets: ScheduleTarget[]
}

function scheduledEvent(rule: CloudResource, time: number): Json {
  const region = rule.arn.split(':')[3] ?? ''
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: rule.arn.split(':')[4] ?? '',
    time: new Date(time).toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [rule.arn],
    detail: {},
  }
}

function ruleTarget(rule: CloudResource, target: Json): ScheduleTarget {
  if (at(target, 'InputTransformer') !== undefined) {
    throw new InvalidTemplate(`${rule.stack}/${rule.logicalId} transforms its input, which the local cloud cannot do.`)
  }
  const input = textOf(at(target, 'Input'))
  const event = (time: number): Json => (input === undefined ? scheduledEvent(rule, time) : parseJson(input))
  return { functionArn: textOf(at(target, 'Arn')) ?? '', event }
}

function schedulerTarget(target: Json | undefined): ScheduleTarget {
  const input = textOf(at(target, 'Input')) ?? '{}'
  const event = (time: number): Json =>
    parseJson(input.replaceAll('<aws.scheduler.scheduled-time>', new Date(time).toISOString()))
  return { functionArn: textOf(at(target, 'Arn')) ?? '', event }
}

/**
 * Reads the schedules of the template. Throws InvalidTemplate for rules with event patterns because there is no event
 * bus.
 */
export function readSchedules(model: CloudModel): Schedule[] {
  const rules = resourcesOf(model, 'AWS::Events::Rule').map((rule): Schedule => {
    const expression = textOf(rule.properties['ScheduleExpression'])
    if (expression === undefined) {
      throw new InvalidTemplate(
        `${rule.stack}/${rule.logicalId} waits for events, and the local cloud has no event bus.`,
      )
    }
    const targets = listOf(rule.properties['Targets'])
      .filter(isObject)
      .map((target) => ruleTarget(rule, target))
    const isEnabled = rule.properties['State'] !== 'DISABLED'
    return { name: rule.ref, logicalId: rule.logicalId, isEnabled, next: readSchedule(expression), targets }
  })
  const schedules = resourcesOf(model, 'AWS::Scheduler::Schedule').map((schedule): Schedule => {
    const { ref, logicalId, properties } = schedule
    const next = readSchedule(textOf(properties['ScheduleExpression']) ?? '')
    return {
      name: ref,
      logicalId,
      isEnabled: properties['State'] !== 'DISABLED',
      next,
      targets: [schedulerTarget(properties['Target'])],
    }
  })
  return [...rules, ...schedules]
}
