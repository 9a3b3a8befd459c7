import { execFileSync } from 'node:child_process'

/** An output of an environment's data stack, such as 'TableName', asked of the AWS command line tool. */
export function stackOutput(env: string, name: string): string {
  const query = `Stacks[0].Outputs[?OutputKey=='${name}'].OutputValue`
  const args = ['cloudformation', 'describe-stacks', '--stack-name', `Academy-${env}-data`, '--query', query]
  return execFileSync('aws', [...args, '--output', 'text'], { encoding: 'utf8' }).trim()
}
