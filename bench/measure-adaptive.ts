import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { simulateSitting } from '#domain/exams/simulate.ts'
import { generatedExam } from '#domain/exams/testing/generated-bank.ts'
import { localClient, startTableServer } from '#lambdas/testing/table-server.ts'
import { measureAdaptiveTests } from './growth/measure-adaptive-tests.ts'
import { atMost, figure, type Row } from './row.ts'

const FILE = fileURLToPath(new URL('../domain/exams/accuracy-rows.ts', import.meta.url))

const BANK = 2_000
const SITTINGS = 10_000
const ABILITIES = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1]
const NUMBERS = { minItems: 85, maxItems: 150, unscored: 15, caseStudies: 3 }

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** `value` when it is at least `least`. */
const atLeast = (what: string, least: number, value: number): Row => ({
  what,
  target: `≥ ${least} %`,
  measured: `${value.toFixed(1)} %`,
  met: value >= least,
  gates: true,
})

/** Request units by AWS's rules, on DynamoDB Local. */
async function measureCosts(): Promise<Row[]> {
  const server = await startTableServer()
  const client = localClient(server.port, 'adaptive')
  try {
    return await measureAdaptiveTests(client)
  } finally {
    client.destroy()
    await server.stop()
  }
}

/**
 * Sits 10,000 adaptive exams at each of seven abilities on a generated bank of 2,000 questions, and writes how often they decide right
 * where the students' report reads it (domain/exams/accuracy-rows.ts). Seeded: the figures are the same each time.
 */
export async function measureAdaptive(): Promise<Row[]> {
  const random = seededRandom(17)
  const source = { ...generatedExam(BANK, seededRandom(7)), numbers: NUMBERS, random }
  const showings = new Map<number, number>()
  let items = 0
  const started = process.cpuUsage()
  const rows = ABILITIES.map((ability) => {
    let passed = 0
    let length = 0
    for (let i = 0; i < SITTINGS; i += 1) {
      const simulation = simulateSitting(source, source.standard + ability)
      if (!simulation) throw new Error('The generated bank does not suffice')
      const { decision, questions } = simulation
      if (decision.passed) passed += 1
      length += decision.answered
      for (const id of questions) showings.set(id, (showings.get(id) ?? 0) + 1)
    }
    items += length
    const share = passed / SITTINGS
    return { ability, right: rounded(ability < 0 ? 1 - share : share, 4), meanLength: rounded(length / SITTINGS, 1) }
  })
  const { user } = process.cpuUsage(started)
  const lines = rows.map(
    ({ ability, right, meanLength }) => `    { ability: ${ability}, right: ${right}, meanLength: ${meanLength} },\n`,
  )
  writeFileSync(
    FILE,
    `import type { Accuracy } from './accuracy.ts'

/** Written by npm run bench -- adaptive. */
export const ACCURACY: Accuracy = {
  bank: ${BANK},
  sittings: ${SITTINGS},
  rows: [
${lines.join('')}  ],
}
`,
  )
  const highest = Math.max(...showings.values()) / (SITTINGS * ABILITIES.length)
  return [
    ...rows.map(({ ability, right, meanLength }) => {
      const what = `decided right at ${ability} logits from the standard, after ${meanLength} items`
      if (ability === 0)
        return figure(`passed at the standard itself, after ${meanLength} items`, `${(right * 100).toFixed(1)} %`)
      return Math.abs(ability) >= 0.5 ? atLeast(what, 99, right * 100) : figure(what, `${(right * 100).toFixed(1)} %`)
    }),
    atMost('one question shown to at most so many of 100 students', 20, highest * 100, '%'),
    atMost('processor for an item: ability, choice of the next, decision', 2, user / 1_000 / items, 'ms'),
    ...(await measureCosts()),
  ]
}
