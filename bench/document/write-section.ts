import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { isMissed, type Row, verdictOf } from '#bench/row.ts'
import type { Machine } from './describe-machine.ts'

/**
 * Why rows miss their targets, and the next step: by what the row is called. The first that fits is said. Times depend on the
 * machine: the load beside each part's title says what else it did, above 2 every process waited for its turn.
 */
const REASONS: readonly { rows: RegExp; text: string }[] = [
  {
    rows: /load and first call/,
    text: 'the SDK’s table client and what it loads of Node are most of it (decision 0038). Next step: profile a load again on a machine at rest, beginning with the client’s models of operations that a function never calls.',
  },
  {
    rows: /npm start/,
    text: 'filling in the sample data and building and synthesis take about half each, nearly all of it processor time. Next step: ship a sample academy that is filled in already, as a file that a test holds against the seeds; a second start builds nothing and fills in nothing.',
  },
  {
    rows: /dry run of a regrade/,
    text: 'every attempt changes, so that it is 10,000 lines, which DynamoDB Local writes one after the other (1.3 ms each on a machine at rest). Next step: measure again at rest; a load above 2 makes it as much longer.',
  },
  {
    rows: /MB: time of reading/,
    text: 'the page waited for a processor: the row above it is what it used of one, and the load beside the title is what else ran. Next step: measure again on a machine at rest.',
  },
  {
    rows: /students of a course: from the press/,
    text: 'the reply holds all students with their contents and areas, so that search, filters, sorting and the file need no other request; a page of them is shown. Next step: profile the call, which the local cloud answers field by field.',
  },
  {
    rows: /import of 10,000 rows/,
    text: 'a row is three writes and its share of the pools. Of the processor’s time half is DynamoDB Local’s (1.3 ms a write in the one thread in which it executes SQL, and what it parses), a fifth the stream’s function, which rewrites the files of searches and the banks of both adaptive exams with every batch, the rest the API, the import’s function and the local cloud itself. Next steps: banks of exams that are written once an import pauses; the first version of a question kept by the question itself until it is edited; and the same import measured on AWS, which has no such thread.',
  },
  {
    rows: /answer to next question/,
    text: 'from Check to the verdict the API takes about half; the rest is Amplify’s client and the rendering. Next step: profile the click in the browser.',
  },
  {
    rows: /blocking time/,
    text: 'loading the modules, taking the page over and showing the catalogue are tasks of 50 to 150 ms each at a quarter of the speed. Next step: profile the modules at rest, and take the page over section by section.',
  },
  {
    rows: /first contentful|largest contentful/,
    text: 'it is met in most runs; the machine’s speed varies. Next step: measure again on a machine at rest.',
  },
]

/** A part of the measurements, as it goes into the document. */
export type Section = { part: string; title: string; rows: readonly Row[]; before: Machine; after: Machine }

const INTRODUCTION = `# What it costs, measured

Written by \`npm run bench\`: do not edit the tables, measure again (\`npm run bench -- growth\` measures one part). A verdict of
times is a mark only, because they depend on the machine and on what else it does; everything else fails the run when it misses.
Request units are AWS's (docs/local-cloud.md): index entries in transactions doubled, the dearer reading. Not in a row: what the
catalogue function, the reconciler and the webhook do in the meantime; the webhook has a line of its own. KB are 1,024 bytes,
JavaScript is gzipped. What a deployment costs in dollars is in docs/costs.md.
`

const cell = (text: string) => text.replaceAll('|', '\\|')
const isoMinute = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Why a row is missed, and what would fix it. */
function explain({ what, measured }: Row): string {
  const reason = REASONS.find(({ rows }) => rows.test(what))
  return `- **${what}** (${measured}): ${reason?.text ?? 'no reason on record yet.'}`
}

function sectionText({ part, title, rows, before, after }: Section): string {
  const { cores, processor, gigabytes, node } = before
  const missed = rows.filter((row) => row.met === false)
  return [
    `<!-- ${part} -->`,
    `## ${title}`,
    `\`npm run bench -- ${part}\`, ${isoMinute(before.time)}; ${cores} cores of ${processor}, ${gigabytes} GB, Node ${node}; load ${before.load.toFixed(1)} when it began, ${after.load.toFixed(1)} when it ended.`,
    ['| what | target | figure | verdict |', '| --- | --- | --- | --- |']
      .concat(rows.map((row) => `| ${[row.what, row.target, row.measured, verdictOf(row)].map(cell).join(' | ')} |`))
      .join('\n'),
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
