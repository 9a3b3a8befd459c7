import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atMost, figure, type Row } from './row.ts'

const QUESTIONS = 10_000
const SITTINGS = 10_000
const RESPONSES = 100
/** What the function has: infra/functions/functions.ts. */
const MEMORY_MB = 2_048

type Measured = { status: string; responses: number; iteration: number; seconds: number; rmse: number; memory: number }

/** A night's calibration, in a process of its own, on a table and files in memory: what the function computes, without waiting for AWS. */
export async function measureCalibration(): Promise<Row[]> {
  const script = fileURLToPath(new URL('run-calibration.ts', import.meta.url))
  const args = ['--import', 'tsx', script, String(QUESTIONS), String(SITTINGS), String(RESPONSES)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 })
  const run = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Measured
  if (run.status !== 'done') throw new Error(`The calibration is ${run.status}`)
  return [
    figure('responses, iterations until nothing moves by 0.001 logits', `${run.responses}, ${run.iteration}`),
    figure('the whole run', `${run.seconds.toFixed(1)} s`),
    figure('an iteration', `${((run.seconds * 1_000) / run.iteration).toFixed(0)} ms`),
    figure('root mean square error of the difficulties', `${run.rmse.toFixed(2)} logits`),
    atMost('memory of the process, generated data included', MEMORY_MB, Math.round(run.memory), 'MB'),
  ]
}
