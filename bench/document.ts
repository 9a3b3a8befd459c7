import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { format, resolveConfig } from 'prettier'
import { cellsOf, type Row } from './rows.ts'

/** Where and when a measurement ran. `load` is the average number of runnable processes in the last minute. */
export type Machine = { time: Date; cores: number; processor: string; gigabytes: number; node: string; load: number }

export const describeMachine = (): Machine => ({
  time: new Date(),
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? 'unknown processor',
  gigabytes: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  load: loadavg()[0] ?? 0,
})

/** Why rows miss their targets, and the next step, by a pattern for their names; the first match applies. */
const REASONS: readonly [RegExp, string][] = [
  [
    /first call beyond/,
    'the SDK’s table client and what it loads of Node are most of it (decision 0038). Next: profile a load at rest.',
  ],
  [
    /npm start/,
    'sample data and building take about half each, nearly all of it processor time. Next: ship a filled sample academy.',
  ],
  [
    /dry run of a regrade/,
    'DynamoDB Local writes its 10,000 lines one after the other (1.3 ms each). Next: measure again at rest.',
  ],
  [
    /Moodle|GIFT|Aiken|QTI|JSON|CSV|Excel/,
    'the page waited for a processor. Next: measure again on a machine at rest.',
  ],
  [
    /progress of the .* students/,
    'the reply holds all students, so that search, sorting, and the file need no other request. Next: profile the call.',
  ],
  [
    /import of 10,000 rows/,
    'half is DynamoDB Local’s, a fifth the stream’s function, which rewrites search files and exam banks with every batch. Next: write banks of exams once an import pauses, and measure on AWS.',
  ],
  [/answer to next question/, 'the API takes about half; the rest is Amplify and rendering. Next: profile the click.'],
  [
    /home, slow 4G/,
    'modules, hydration, and the catalogue are tasks of 50 to 150 ms at a quarter of the speed. Next: measure again at rest.',
  ],
]

const INTRODUCTION = `# What it costs, measured

Written by \`npm run bench\`: do not edit the tables, measure again (\`npm run bench -- growth\` measures one part). Each
heading names its part, each table’s last row its time and machine. Times are only marked, because they depend on the
machine and on what else it does; anything else that misses its target fails the run. Request units are AWS’s
(docs/local-cloud.md). KB are 1,024 bytes; JavaScript is counted gzipped. Dollars are in docs/costs.md.
`

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const isoMinute = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Why a row misses its target, and what would fix it. */
function explain({ what, figures }: Row): string {
  const measured = figures.flatMap(({ measured, met }) => (met === false ? [measured] : [])).join('; ')
  const reason = REASONS.find(([rows]) => rows.test(what))?.[1] ?? 'no reason on record yet.'
  return `Missed: **${what}** (${measured}): ${reason}`
}

/** A part of the measurements, as written to the document. */
export type Section = { part: string; title: string; rows: readonly Row[]; before: Machine; after: Machine }

function sectionText({ part, title, rows, before, after }: Section): string {
  const { cores, processor, gigabytes, node } = before
  const machine = `${cores} cores of ${processor}, ${gigabytes} GB, Node ${node}`
  const load = `load ${before.load.toFixed(1)} to ${after.load.toFixed(1)}`
  const missed = rows.filter(({ figures }) => figures.some(({ met }) => met === false))
  return [
    `## \`${part}\`: ${title}`,
    [
      line(['what', 'target', 'figure', 'verdict']),
      line(['---', '---', '---', '---']),
      ...rows.map((row) => line(cellsOf(row))),
      line([`_${isoMinute(before.time)}_`, '', `_${machine}, ${load}_`, '']),
    ].join('\n'),
    ...missed.map(explain),
  ].join('\n\n')
}

/** Replaces a part of the document with new measurements; the other parts stay unchanged. */
export async function writeSection(file: string, section: Section): Promise<void> {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : INTRODUCTION
  const parts = known.trimEnd().split(/\n(?=## )/)
  const at = parts.findIndex((part) => part.startsWith(`## \`${section.part}\`:`))
  parts.splice(at < 0 ? parts.length : at, at < 0 ? 0 : 1, `${sectionText(section)}\n`)
  writeFileSync(file, await format(parts.join('\n'), { ...(await resolveConfig(file)), filepath: file }))
}
