import { execFileSync } from 'node:child_process'
import { getEnvironment } from '#infra/environments.ts'

const AWS_CLI = 'https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html'

/**
 * Reads an output of one of an environment's stacks, such as 'TableName' of the data stack, with the AWS CLI. `None`:
 * the stack has no such output.
 */
export function stackOutput(env: string, name: string, stack: 'data' | 'web' = 'data'): string {
  const query = `Stacks[0].Outputs[?OutputKey=='${name}'].OutputValue`
  const { name: environment, region } = getEnvironment(env)
  const stackName = `Academy-${environment}-${stack}`
  const args = ['cloudformation', 'describe-stacks', '--stack-name', stackName, '--region', region, '--query', query]
  try {
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
    return execFileSync('aws', [...args, '--output', 'text'], { encoding: 'utf8', stdio }).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`The AWS command line isn't installed: ${AWS_CLI}`, { cause: error })
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(`${stackName} can't be read: ${said}`, { cause: error })
  }
}
