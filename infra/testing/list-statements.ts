import type { Template } from 'aws-cdk-lib/assertions'
import { listResources } from './list-resources.ts'

export type Statement = { policy: string; actions: string[]; resources: unknown[]; condition?: unknown }

type Raw = { Action: string | string[]; Resource: unknown; Condition?: unknown }

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** Every statement in a template's policies that allows something to a role. */
export function listStatements(template: Template): Statement[] {
  const policies = listResources(template, 'AWS::IAM::Policy')
  return policies.flatMap(({ id, Properties }) => {
    const { Statement } = Properties.PolicyDocument as { Statement: Raw[] }
    return Statement.map(({ Action, Resource, Condition }) => ({
      policy: id,
      actions: list(Action),
      resources: list(Resource),
      ...(Condition === undefined ? {} : { condition: Condition }),
    }))
  })
}
