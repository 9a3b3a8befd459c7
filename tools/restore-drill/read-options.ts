const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/

/** The time of `--at`, in UTC; undefined where it is absent. Throws a sentence for a text that is no time. */
export function readDrillTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw new Error(`--at takes a time in UTC such as 2026-01-31T09:00:00Z, not "${text}".`)
  return time
}

/** The percent of `--tolerance`. Throws a sentence for what is no number from 0 to 100. */
export function readTolerance(text: string): number {
  const percent = Number(text)
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new Error(`--tolerance takes a number from 0 to 100, not "${text}".`)
  return percent
}
