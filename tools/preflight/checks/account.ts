import type { Context } from '../context.ts'
import { combine, type Finding, warn, ok, fail } from '../finding.ts'

/** Whether the credentials are of the environment's account. */
export function checkAccount({ account, environment }: Context): Finding {
  const seen = `The credentials are of account ${account.id} (${account.arn})`
  if (environment.account === undefined || environment.account === account.id) return ok(`${seen}.`)
  return fail(
    `${seen}, but infra/environments.ts names ${environment.account}.`,
    `set AWS_PROFILE to a profile of account ${environment.account}`,
  )
}

/** Whether the environment's region allows what its settings ask for; the stacks go there whatever AWS_REGION says. */
export function checkRegion({ environment, machine }: Context): Finding {
  const { region, firewall, accessLogs } = environment
  const settings = [...(firewall ? ['firewall'] : []), ...(accessLogs ? ['accessLogs'] : [])]
  const problems = []
  if (region !== 'us-east-1' && settings.length > 0)
    problems.push(
      fail(
        `The region is ${region}, but ${settings.join(' and ')} can only be deployed in us-east-1.`,
        `set region to us-east-1 in infra/environments.ts, or remove ${settings.join(' and ')}`,
      ),
    )
  if (machine.region !== undefined && machine.region !== region)
    problems.push(
      warn(
        `AWS_REGION is ${machine.region}; the stacks are deployed to ${region}.`,
        `export AWS_REGION=${region}, so that other aws commands use the same region`,
      ),
    )
  return combine(problems, `${region}.`)
}

/** aws-cdk-lib asks for 6; older toolkits than this lack rights that newer deployments use. */
const MIN_BOOTSTRAP_VERSION = 21

/** Whether `cdk bootstrap` has been run for the account and region, recently enough. */
export async function checkBootstrap({ stack, account, environment }: Context): Promise<Finding> {
  const command = `npx cdk bootstrap aws://${account.id}/${environment.region}`
  const toolkit = await stack('CDKToolkit')
  if (toolkit === undefined) return fail(`There is no stack CDKToolkit in ${environment.region}.`, command)
  const { StackStatus = '', Outputs = [] } = toolkit
  if (/FAILED|^ROLLBACK/.test(StackStatus)) return fail(`The stack CDKToolkit is ${StackStatus}.`, command)
  const version = Number(Outputs.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0)
  if (version < MIN_BOOTSTRAP_VERSION)
    return fail(
      `The bootstrap version is ${String(version)}; at least ${String(MIN_BOOTSTRAP_VERSION)} is needed.`,
      command,
    )
  return ok(`Version ${String(version)}.`)
}
