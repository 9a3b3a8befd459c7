import type { Environment } from '#infra/environments.ts'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { credentialsProblem, deniedAction, isDenied, isUnreachable, messageOf } from './aws-errors.ts'
import { type Check, CHECKS } from './checks.ts'
import { type Clients, type Context, createContext, type Machine } from './context.ts'
import { type Finding, findingLine, warn } from './finding.ts'

/** The output. `progress` shows the pending check until the next line. */
export type Output = { line: (text: string) => void; progress: (text: string) => void }

export type Preflight = {
  environment: Environment
  clients: Clients
  machine: Machine
  isTrial: boolean
  output: Output
}

/** Identifies the account of the credentials. Throws one sentence if AWS doesn't accept them or can't be reached. */
async function readAccount({ sts }: Clients): Promise<Context['account']> {
  try {
    const { Account = '', Arn = '' } = await sts.send(new GetCallerIdentityCommand({}))
    return { id: Account, arn: Arn }
  } catch (error) {
    const problem = credentialsProblem(error)
    if (problem !== undefined) throw new Error(problem, { cause: error })
    if (!isUnreachable(error)) throw error
    throw new Error("AWS can't be reached. Check your network connection, and run this again.", { cause: error })
  }
}

/** The finding of a check, or a warning why it couldn't run. Throws a sentence if the credentials have expired. */
async function runCheck({ check, actions = [] }: Check, context: Context): Promise<Finding> {
  try {
    return await check(context)
  } catch (error) {
    const problem = credentialsProblem(error)
    if (problem !== undefined) throw new Error(problem, { cause: error })
    if (isDenied(error)) {
      const action = deniedAction(error) ?? actions.join(' or ')
      const todo = `allow ${action}, and run this again`
      return warn(
        `Not checked: your credentials lack the permission ${action}.`,
        action.startsWith('budgets:')
          ? `${todo}; if it's already allowed, sign in as the root user and turn on IAM access to Billing`
          : todo,
      )
    }
    const reason = isUnreachable(error) ? 'AWS did not answer' : messageOf(error).replace(/[.\s]+$/, '')
    return warn(`Not checked: ${reason}.`, 'run this again')
  }
}

const plural = (number: number, noun: string) => (number === 1 ? noun : `${noun}s`)
const count = (number: number, noun: string) => `${String(number)} ${plural(number, noun)}`

function summary(findings: readonly Finding[], { name }: Environment): string {
  const failures = findings.filter(({ state }) => state === 'fail').length
  const warnings = findings.filter(({ state }) => state === 'warn').length
  const total = String(findings.length)
  const deploy = `npx cdk deploy --all -c env=${name}`
  if (failures > 0)
    return `${String(failures)} of ${total} checks failed${warnings > 0 ? `, with ${count(warnings, 'warning')}` : ''}. Fix the ${plural(failures, 'failure')}, then run preflight again before you deploy ${name}.`
  if (warnings > 0)
    return `No failures, ${count(warnings, 'warning')}. Review the ${plural(warnings, 'warning')}, then deploy: ${deploy}`
  return `All ${total} checks passed. Deploy: ${deploy}`
}

/**
 * Checks what AWS would reject in a deployment of an environment, or what would be wrong afterwards. Prints one line
 * per check, in order and as soon as it is available, and a summary. Changes nothing unless `isTrial`. Returns the exit
 * status: 1 if a check failed. Throws one sentence without valid credentials.
 */
export async function preflight({ environment, clients, machine, isTrial, output }: Preflight): Promise<number> {
  output.progress('Signing in …')
  const account = await readAccount(clients)
  const context = createContext({ environment, clients, machine, isTrial, account })
  const running = CHECKS.filter(({ applies }) => applies?.(environment) ?? true).map((check) => {
    const finding = runCheck(check, context)
    // Awaited below, in the order of the lines.
    finding.catch(() => undefined)
    return { name: check.name, finding }
  })
  const findings: Finding[] = []
  for (const [index, { name, finding }] of running.entries()) {
    output.progress(`Checking ${name} (${String(index + 1)} of ${String(running.length)}) …`)
    const result = await finding
    findings.push(result)
    output.line(findingLine(name, result))
  }
  output.line('')
  output.line(summary(findings, environment))
  return findings.some(({ state }) => state === 'fail') ? 1 : 0
}
