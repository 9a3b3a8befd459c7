import { atMost, type Row } from './row.ts'

/** The seconds that the start printed itself; throws when it printed none. */
export function measureStart(printed: string): Row {
  const seconds = /([\d.]+) s {2}Ready\./.exec(printed)?.[1]
  if (seconds === undefined) throw new Error('The start did not say how long it took')
  return atMost('npm start, packages installed, nothing built, empty data', 30, Number(seconds), 's')
}
