import { execFileSync } from 'node:child_process'

/** An output of one of an environment's stacks, such as 'TableName' of the data stack, asked of the AWS command line tool. `None`: the stack has no such output. */
export function stackOutput(env: string, name: string, stack: 'data' | 'web' = 'data'): string {
  const query = `Stacks[0].Outputs[?OutputKey=='${name}'].OutputValue`
  const args = ['cloudformation', 'describe-stacks', '--stack-name', `Academy-${env}-${stack}`, '--query', query]
  return execFileSync('aws', [...args, '--output', 'text'], { encoding: 'utf8' }).trim()
}
