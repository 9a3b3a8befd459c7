import { atMost, figure, type Row } from './row.ts'

/** When the start printed a step, in seconds; throws when it never did. */
function secondsAt(printed: string, step: string): number {
  const line = printed.split('\n').find((one) => one.includes(` s  ${step}`))
  if (line === undefined) throw new Error(`The start did not say when it came to "${step}"`)
  return Number.parseFloat(line)
}

/** How long `npm start` took, by what it printed, and how it spent the time. */
export function measureStart(printed: string): Row[] {
  const [services, filling, ready] = ['Reading the template', 'Filling in', 'Ready'].map((step) =>
    secondsAt(printed, step),
  ) as [number, number, number]
  const parts = [services, filling - services, ready - filling].map((seconds) => `${seconds.toFixed(1)} s`)
  return [
    atMost('npm start, packages installed, nothing built, empty data', 20, ready, 's'),
    figure('of it: build and synthesis / services / sample data', parts.join(' / ')),
  ]
}
