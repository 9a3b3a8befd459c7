import { ListImportsCommand, paginateListExports, type Stack } from '@aws-sdk/client-cloudformation'
import { hasName, messageOf } from '../aws-errors.ts'
import { awsCommand, type Context, isDeployed, STACK_NAMES, stackName } from '../context.ts'
import { combine, type Finding, warn, ok, fail } from '../finding.ts'

function deletion(context: Context, { StackName, EnableTerminationProtection }: Stack): string {
  const unprotect = `cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${String(StackName)}`
  return [
    ...(EnableTerminationProtection === true ? [awsCommand(context, unprotect)] : []),
    awsCommand(context, `cloudformation delete-stack --stack-name ${String(StackName)}`),
  ].join(' && ')
}

function stackProblem(context: Context, stack: Stack): Finding | undefined {
  const { StackName = '', StackStatus = '' } = stack
  const seen = `${StackName} is ${StackStatus}`
  if (StackStatus === 'UPDATE_ROLLBACK_FAILED')
    return fail(`${seen}.`, awsCommand(context, `cloudformation continue-update-rollback --stack-name ${StackName}`))
  if (/^(?:CREATE_FAILED|ROLLBACK_COMPLETE|ROLLBACK_FAILED|DELETE_FAILED)$/.test(StackStatus))
    return fail(
      `${seen}: ${awsCommand(context, `cloudformation describe-stack-events --stack-name ${StackName}`)} shows why.`,
      deletion(context, stack),
    )
  if (StackStatus.startsWith('IMPORT_') && StackStatus.endsWith('_FAILED'))
    return fail(`${seen}.`, awsCommand(context, `cloudformation describe-stack-events --stack-name ${StackName}`))
  if (StackStatus === 'UPDATE_FAILED')
    return fail(`${seen}.`, awsCommand(context, `cloudformation rollback-stack --stack-name ${StackName}`))
  if (StackStatus !== 'REVIEW_IN_PROGRESS' && StackStatus.endsWith('_IN_PROGRESS'))
    return warn(`${seen}.`, 'wait until it is complete, and run this again')
  return undefined
}

/** Reports a data stack without protection, as after a first deployment. */
function protectionProblem({ environment }: Context, { StackName = '', EnableTerminationProtection }: Stack) {
  const isBare = StackName.endsWith('-data') && EnableTerminationProtection !== true
  if (!environment.deletionProtection || !isBare) return undefined
  return warn(`${StackName} isn't protected against deletion yet.`, 'deploy once more, without -c first=true')
}

/** Whether the environment's existing stacks can be deployed to. */
export async function checkStacks(context: Context): Promise<Finding> {
  const stacks = await Promise.all(STACK_NAMES.map((name) => context.stack(stackName(context, name))))
  const deployed = stacks.filter((stack) => stack !== undefined)
  const problems = deployed.flatMap((stack) => stackProblem(context, stack) ?? protectionProblem(context, stack) ?? [])
  const fine =
    deployed.length === 0 ? 'None is deployed yet.' : `${String(deployed.length)} are deployed, none has failed.`
  return combine(problems, fine)
}

/** The number of exports to check; of one release, either all are imported or none. */
const MAX_EXPORTS = 10

async function importersOf({ clients }: Context, ExportName: string): Promise<readonly string[]> {
  try {
    return (await clients.cloudFormation.send(new ListImportsCommand({ ExportName }))).Imports ?? []
  } catch (error) {
    if (hasName(error, 'ValidationError') && messageOf(error).includes('not imported')) return []
    throw error
  }
}

/** Whether stacks of an older release import each other's exports, which a deployment then couldn't remove. */
export async function checkReferences(context: Context): Promise<Finding> {
  const { environment, clients } = context
  const fine = 'No stack imports from another stack.'
  if (!(await isDeployed(context, 'data'))) return ok(fine)
  const names: string[] = []
  for await (const { Exports = [] } of paginateListExports({ client: clients.cloudFormation }, {}))
    names.push(...Exports.flatMap(({ Name = '' }) => (Name.startsWith(`Academy-${environment.name}-`) ? [Name] : [])))
  for (const name of names.slice(0, MAX_EXPORTS)) {
    const [importer] = await importersOf(context, name)
    if (importer !== undefined)
      return fail(
        `${importer} imports ${name}, as older releases did, so CloudFormation can't remove the export.`,
        `check out the release that is deployed now, and deploy it once with "npx cdk deploy --all -c env=${environment.name} -c @aws-cdk/core:defaultCrossStackReferences=both"; then deploy the new one (docs/operations/release.md)`,
      )
  }
  return ok(fine)
}
