import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { isMissed, type Row, verdictOf } from '#bench/row.ts'
import type { Machine } from './describe-machine.ts'

/**
 * Why rows miss their targets, and the next step, by the row's name; the first match counts. At a load above 2 every process waited.
 */
const REASONS: readonly { rows: RegExp; text: string }[] = [
  {
    rows: /load and first call/,
    text: 'most of it is the SDK’s table client and the Node modules it loads (decision 0038). Next: profile a load on an idle machine, starting with models of operations that a function never calls.',
  },
  {
    rows: /npm start/,
    text: 'sample data and build with synthesis take about half each, nearly all processor time. Next: ship a filled sample academy as a file that a test compares with the seed.',
  },
  {
    rows: /dry run of a regrade/,
    text: 'every attempt changes, so 10,000 lines are written one by one (1.3 ms each when idle). Next: measure on an idle machine.',
  },
  {
    rows: /MB: time of reading/,
    text: 'the page waited for a processor: compare its processor time and the load. Next: measure on an idle machine.',
  },
  {
    rows: /students of a course: from the press/,
    text: 'the reply holds all students, so search, filters, sorting, and the file need no other request. Next: profile the call, which the local cloud answers field by field.',
  },
  {
    rows: /import of 10,000 rows/,
    text: 'half of the processor time is DynamoDB Local’s (1.3 ms per write, in one thread), a fifth the stream’s function, which rewrites search files and exam banks with every batch. Next: write exam banks once an import pauses, and measure on AWS.',
  },
  {
    rows: /answer to next question/,
    text: 'from Check to the verdict, the API takes about half; the rest is Amplify’s client and rendering. Next: profile the click in the browser.',
  },
  {
    rows: /Sign In/,
    text: 'half of it is SRP’s arithmetic on a slow processor (decision 0073). Next: nothing, while the password may not leave the device.',
  },
  {
    rows: /blocking time/,
    text: 'loading modules, hydrating, and showing the catalog are tasks of 50 to 150 ms at a quarter of the speed. Next: profile on an idle machine, and hydrate section by section.',
  },
  {
    rows: /first contentful|largest contentful/,
    text: 'most runs meet it; the machine’s speed varies. Next: measure on an idle machine.',
  },
]

/** A part of the measurements, as it goes into the document. */
export type Section = { part: string; title: string; rows: readonly Row[]; before: Machine; after: Machine }

const INTRODUCTION = `# Measurements

Written by \`npm run bench\`; don't edit the tables, measure again (\`npm run bench -- growth\` measures one part). Times depend on
the machine and its load (at the start and the end), so a missed time is only marked; any other miss fails the run. Request units are AWS's
(\`docs/local-cloud.md\`), with index entries in transactions doubled. KB are 1,024 bytes; JavaScript is gzipped. Costs in dollars are
in \`docs/costs.md\`.
`

const cell = (text: string) => text.replaceAll('|', '\\|')
const isoMinute = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Why a row is missed, and what would fix it. */
function explain({ what, measured }: Row): string {
  const reason = REASONS.find(({ rows }) => rows.test(what))
  return `- **${what}** (${measured}): ${reason?.text ?? 'no reason on record yet.'}`
}

const subjectOf = ({ what }: Row) => what.split(': ')[0] ?? what

/** Consecutive rows about the same subject (what stands before the first colon). */
function bySubject(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0] && subjectOf(last[0]) === subjectOf(row)) last.push(row)
    else groups.push([row])
  }
  return groups
}

const measuredOf = ({ measured, target }: Row) => `${measured} (${target})`

/** One line per subject: its figures with their targets, and its verdicts. */
function tableLine(rows: readonly Row[]): string {
  const verdicts = [...new Set(rows.map(verdictOf))].join(', ')
  const [first] = rows
  if (first && rows.length === 1) return `| ${[first.what, measuredOf(first), verdicts].map(cell).join(' | ')} |`
  const figures = rows.map((row) => `${row.what.slice(subjectOf(row).length + 2)} ${measuredOf(row)}`.trim())
  return `| ${[rows.slice(0, 1).map(subjectOf).join(''), figures.join('; '), verdicts].map(cell).join(' | ')} |`
}

const table = (rows: readonly Row[]) =>
  ['| what | figure (target) | result |', '| --- | --- | --- |'].concat(bySubject(rows).map(tableLine)).join('\n')

/** Figures without a target, in a paragraph. */
const untargeted = (rows: readonly Row[]) =>
  rows.length === 0 ? '' : `No target: ${rows.map(({ what, measured }) => `${what}: ${measured}`).join('; ')}.`

function sectionText({ part, title, rows, before, after }: Section): string {
  const { cores, processor, gigabytes, node } = before
  const judged = rows.filter(({ met }) => met !== undefined)
  const missed = rows.filter((row) => row.met === false)
  return [
    `<!-- ${part} -->`,
    `## ${title}`,
    `\`npm run bench -- ${part}\`, ${isoMinute(before.time)}; ${cores} cores of ${processor}, ${gigabytes} GB, Node ${node}; load ${before.load.toFixed(1)} to ${after.load.toFixed(1)}`,
    judged.length === 0 ? '' : table(judged),
    untargeted(rows.filter(({ met }) => met === undefined)),
    ...(missed.length === 0 ? [] : [`Missed${missed.some(isMissed) ? '' : ' (marked only)'}, why, and what next:`]),
    missed.map(explain).join('\n'),
    `<!-- end of ${part} -->`,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Puts a part into the document in place of what was measured of it before; the other parts stay. */
export async function writeSection(file: string, section: Section): Promise<void> {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : INTRODUCTION
  const [from, to] = [`<!-- ${section.part} -->`, `<!-- end of ${section.part} -->`]
  const [begin, end] = [known.indexOf(from), known.indexOf(to)]
  const text = sectionText(section)
  const whole =
    begin >= 0 && end > begin ? known.slice(0, begin) + text + known.slice(end + to.length) : `${known}\n${text}\n`
  writeFileSync(file, await format(whole, { ...(await resolveConfig(file)), filepath: file }))
}
