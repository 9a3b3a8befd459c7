import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda'
import { describe, expect, it } from 'vitest'
import { getEnvironment } from './environments.ts'
import { type FieldFunction, FIELD_FUNCTIONS, FUNCTIONS } from './functions/functions.ts'
import { LIVE, releases } from './functions/release.ts'
import { listResources, type Resource } from './testing/list-resources.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

const KINDS = ['AWS::Lambda::Alias', 'AWS::Lambda::Version']

/** Returns the logical id that a property references. */
const referred = (value: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = value as { Ref?: string; 'Fn::GetAtt'?: [string, string] }
  return Ref ?? attribute?.[0] ?? ''
}

/** Returns a function's resources in the template of prod, and the name of its error alarm. */
async function releaseOf(name: FieldFunction) {
  const { api } = await templatesOf('prod')
  const functions = listResources(api, 'AWS::Lambda::Function')
  const fn = functions.find(({ Properties }) =>
    String(Properties.Description).startsWith(`Academy prod: ${FUNCTIONS[name].name} (`),
  )
  const isOfFunction = ({ Properties }: Resource) => referred(Properties.FunctionName) === fn?.id
  const [alias, ...others] = listResources(api, 'AWS::Lambda::Alias').filter(isOfFunction)
  const { UpdatePolicy, DependsOn } = api.findResources('AWS::Lambda::Alias')[alias?.id ?? ''] ?? {}
  const update = (UpdatePolicy as Record<string, Record<string, unknown>> | undefined)?.CodeDeployLambdaAliasUpdate
  const groups = listResources(api, 'AWS::CodeDeploy::DeploymentGroup')
  const dependsOn: unknown = DependsOn
  return {
    ...{ api, fn, alias, others, dependsOn },
    group: groups.find(({ id }) => id === referred(update?.DeploymentGroupName)),
    versions: listResources(api, 'AWS::Lambda::Version').filter(isOfFunction),
    alarm: `Academy-prod-${name}Errors`,
  }
}

describe('a release where nobody is notified', () => {
  it.each(['dev', 'staging'] as const)(
    'changes functions immediately: %s has no alias and no deployment group',
    async (name) => {
      for (const template of Object.values(await templatesOf(name))) {
        const kinds = Object.values(template.toJSON().Resources as Record<string, Resource>).map(({ Type }) => Type)
        expect(kinds.filter((kind) => KINDS.includes(kind) || kind.startsWith('AWS::CodeDeploy::'))).toEqual([])
      }
    },
  )
})

describe.each(FIELD_FUNCTIONS)('a release of the function %s in prod', (name) => {
  it('shifts its alias to a new version through a deployment group, with a tenth of the calls for five minutes', async () => {
    const { alias, others, versions, group, dependsOn } = await releaseOf(name)
    expect(others).toEqual([])
    expect(versions).toHaveLength(1)
    expect(alias?.Properties).toMatchObject({
      Name: LIVE,
      FunctionVersion: { 'Fn::GetAtt': [versions[0]?.id, 'Version'] },
    })
    expect(group?.Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
    })
    expect(dependsOn).toContain(group?.id)
    // A fixed name would prevent CloudFormation from replacing the group.
    expect(group?.Properties).not.toHaveProperty('DeploymentGroupName')
  })

  it('ends by its own alarm of errors, which the stack of alarms has by that name and which counts every version', async () => {
    const { fn, group, alarm } = await releaseOf(name)
    expect(group?.Properties.AlarmConfiguration).toEqual({
      Alarms: [{ Name: alarm }],
      Enabled: true,
      IgnorePollAlarmFailure: true,
    })
    const { alarms } = await templatesOf('prod')
    const known = alarms ? listResources(alarms, 'AWS::CloudWatch::Alarm') : []
    const [own, ...others] = known.filter(({ Properties }) => Properties.AlarmName === alarm)
    expect(others).toEqual([])
    expect(own?.Properties).toMatchObject({
      ...{ Namespace: 'AWS/Lambda', MetricName: 'Errors', Statistic: 'Sum', Period: 300, EvaluationPeriods: 1 },
      Dimensions: [
        {
          Name: 'FunctionName',
          Value: {
            'Fn::GetStackOutput': expect.objectContaining({
              OutputName: expect.stringContaining(String(fn?.id)) as string,
            }) as unknown,
          },
        },
      ],
    })
  })

  it('reaches people: the fields’ data source calls the alias, and its role may call nothing else', async () => {
    const { api, alias, fn } = await releaseOf(name)
    const source = listResources(api, 'AWS::AppSync::DataSource').find(({ Properties }) => Properties.Name === name)
    expect(source?.Properties.LambdaConfig).toEqual({ LambdaFunctionArn: { Ref: alias?.id } })
    const role = referred(source?.Properties.ServiceRoleArn)
    const policies = listResources(api, 'AWS::IAM::Policy').filter(({ Properties }) =>
      (Properties.Roles as unknown[]).some((attached) => referred(attached) === role),
    )
    const ids = policies.map(({ id }) => id)
    const statements = listStatements(api).filter(({ policy }) => ids.includes(policy))
    expect(statements.flatMap(({ actions }) => actions)).toEqual(statements.map(() => 'lambda:InvokeFunction'))
    // Includes the function itself: the permission and the source change in no fixed order when the alias is added or
    // removed.
    const names = statements.flatMap(({ resources }) =>
      JSON.stringify(resources).match(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g),
    )
    const called = new Set(names.map((text) => /"(\w+)"$/.exec(text ?? '')?.[1]))
    expect(called).toEqual(new Set([alias?.id, fn?.id]))
  })
})

describe('the releases of prod', () => {
  it('concern no function but those that answer fields, and share one application and one role', async () => {
    const { api } = await templatesOf('prod')
    for (const kind of [...KINDS, 'AWS::CodeDeploy::DeploymentGroup']) api.resourceCountIs(kind, FIELD_FUNCTIONS.length)
    api.resourceCountIs('AWS::CodeDeploy::Application', 1)
    const roles = listResources(api, 'AWS::IAM::Role').filter(({ Properties }) =>
      JSON.stringify(Properties.AssumeRolePolicyDocument).includes('codedeploy.amazonaws.com'),
    )
    expect(roles).toHaveLength(1)
    expect(roles[0]?.Properties.ManagedPolicyArns).toHaveLength(1)
  })

  it('leave the open addresses on the functions themselves: in mails and calendars they must not change', async () => {
    const { api } = await templatesOf('prod')
    const urls = listResources(api, 'AWS::Lambda::Url')
    expect(urls).toHaveLength(3)
    const functions = listResources(api, 'AWS::Lambda::Function').map(({ id }) => id)
    for (const { Properties } of urls) {
      expect(Properties).not.toHaveProperty('Qualifier')
      expect(functions).toContain(referred(Properties.TargetFunctionArn))
    }
  })

  it('keep existing resources by their logical ids', async () => {
    const { api } = await templatesOf('prod')
    const { api: plain } = await templatesOf('staging')
    const idsOf = (kind: string, template: Template) => listResources(template, kind).map(({ id }) => id)
    for (const kind of ['Lambda::Function', 'Lambda::Url', 'AppSync::DataSource', 'AppSync::Resolver'])
      expect(idsOf(`AWS::${kind}`, api)).toEqual(idsOf(`AWS::${kind}`, plain))
  })

  it('are possible during an alarm if the person who deploys allows it', () => {
    const groupWith = (context: Record<string, unknown>) => {
      const stack = new Stack(new App({ context }), 'stack')
      const settings = { handler: 'index.handler', runtime: Runtime.NODEJS_24_X, code: Code.fromInline('0') }
      releases(stack, getEnvironment('prod'))('search', new Function(stack, 'Search', settings))
      return listResources(Template.fromStack(stack), 'AWS::CodeDeploy::DeploymentGroup')[0]?.Properties
    }
    expect(groupWith({})).toMatchObject({ AlarmConfiguration: { Enabled: true } })
    expect(groupWith({ ignoreAlarms: 'true' })).toMatchObject({
      AlarmConfiguration: { Enabled: false },
      AutoRollbackConfiguration: { Events: ['DEPLOYMENT_FAILURE'] },
    })
  })
})
