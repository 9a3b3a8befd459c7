/** What the commands of a terminal say of themselves when they sign in. */
export const COMMAND_LINE = 'Academy-Command-Line'

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS|Chrome OS|Chromium OS/, 'Chromebook'],
  [/[Mm]ac ?OS|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** The more particular first: what is none of them names itself Chrome or Safari as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg|Microsoft Edge/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Samsung/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
  [new RegExp(COMMAND_LINE), 'Command line'],
]

const find = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** Returns a readable device name from its browser's user agent, or its brands and platform: "Chrome on Android". */
export function deviceLabel(name: string | null | undefined): string {
  const text = name ?? ''
  const [browser, system] = [find(BROWSERS, text), find(SYSTEMS, text)]
  if (browser === undefined) return system ?? 'Unknown device'
  return system === undefined ? browser : `${browser} on ${system}`
}
