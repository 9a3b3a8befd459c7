import { dollarsFor, type PriceName, PRICES, PRICES_OF } from './prices.ts'
import type { MeasuredUnits } from './units.ts'
import { quantities, USAGE } from './usage.ts'

const STUDENTS = [1_000, 10_000, 100_000, 1_000_000]

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const count = (n: number) => n.toLocaleString('en-US', { maximumFractionDigits: n < 1 ? 5 : n < 100 ? 1 : 0 })
const deps = (dollars: number) => `$${dollars.toFixed(2)}`
const names = Object.keys(PRICES) as PriceName[]

/** Dollars a month for each thousand of `students`, by what is billed. */
function perThousand(measured: MeasuredUnits, students: number): Map<PriceName, number> {
  const used = quantities(measured.steps, students)
  return new Map(names.map((name) => [name, dollarsFor(PRICES[name], used[name]) / (students / 1_000)]))
}
const total = (costs: ReadonlyMap<PriceName, number>) => [...costs.values()].reduce((sum, dollars) => sum + dollars, 0)

function dominant(costs: ReadonlyMap<PriceName, number>): string {
  const whole = total(costs)
  const [first, second] = [...costs].sort(([, a], [, b]) => b - a)
  const said = (price: [PriceName, number] | undefined) =>
    price ? `${PRICES[price[0]].name} (${Math.round((price[1] * 100) / whole)} %)` : ''
  return `${said(first)}, then ${said(second)}`
}

/** The page of costs, in Markdown. */
export function costsPage(measured: MeasuredUnits): string {
  const costs = STUDENTS.map((students) => perThousand(measured, students))
  const used = quantities(measured.steps, 1)
  const rows = names
    .map((name) => [PRICES[name].name, ...costs.map((cost) => deps(cost.get(name) ?? 0))])
    .concat([['**all**', ...costs.map((cost) => `**${deps(total(cost))}**`)]])
  const withoutVideo = costs.map((cost) => deps(total(cost) - (cost.get('lecture') ?? 0)))
  return `# What a deployment costs

Written by \`npx tsx bench/print-costs.ts\`: change the usage (\`bench/costs/usage.ts\`) or a price (\`bench/costs/prices.ts\`) and print
again. Request units and operations were metered on ${measured.measured} (\`npm run bench -- units\`, \`bench/costs/units.json\`) by AWS's
rules, with what follows a step (stream, webhook, receipt). Prices are the public ones of us-east-1, on demand, as known on ${PRICES_OF}. They were
written down, not fetched from AWS: look them up before you rely on them. What is assumed rather than measured is marked in the usage below.

## Dollars a month for each 1,000 students

${table(['what', ...STUDENTS.map((students) => `of ${count(students)} students`)], [...rows, ['all without lectures', ...withoutVideo]])}

What dominates:

${STUDENTS.map((students, n) => `- of ${count(students)} students: ${dominant(costs[n] ?? new Map())}.`).join('\n')}

Lectures are sent from S3 by signed addresses. CloudFront with signed addresses sends the first 10 TB at $0.085 a GB, a negotiated rate far
below; that, or a lower bit rate, is the first thing to change. For Cognito, see whether its Lite tier ($0.0055 a user and less) has all that the academy uses.
Request units are not where the money is: a test of 75 questions is ${count(measured.steps.test.reads)} read and ${count(measured.steps.test.writes)} write units, ${deps(
    (measured.steps.test.reads * 0.125 + measured.steps.test.writes * 0.625) / 1_000,
  )} a thousand of them.

Not in it: Stripe's fee (in the USA 2.9 % and $0.30 a charge: on a course of $399 about $11.87; at half a
course a student $5,935 a month for each 1,000 students, forty times and more of everything above), taxes, support
plans, administrators' work (their lists read 0.5 unit a page, decision 0024), storage of lectures ($0.023 a GB). Search files are rewritten as users come: past 100,000
students that is no longer a rounding error, and decision 0015 says what then takes their place.

## What a student does in a month

${table(
  ['a month', 'what'],
  Object.values(USAGE).map(({ each, says }) => [String(each), says]),
)}

## What a step costs, as metered

${table(
  ['step', 'read', 'write', 'operations', 'calls of functions', 'messages'],
  Object.entries(measured.steps).map(([step, measure]) => [
    step,
    ...[measure.reads, measure.writes, measure.operations, measure.calls, measure.messages].map(count),
  ]),
)}

Operations, calls and messages of a step are counted from the code, units by the meter.

## What a student uses, and its price

${table(
  ['what', 'a student and month', 'price', 'from'],
  names.map((name) => {
    const { name: what, unit, tiers, source } = PRICES[name]
    const price = tiers
      .map(
        ({ upTo, dollars }) => `$${Number(dollars.toPrecision(6))}${upTo === Infinity ? '' : ` up to ${count(upTo)}`}`,
      )
      .join(', then ')
    const quantity = name === 'standing' ? 'the academy' : count(used[name])
    return [what, quantity, `${price} a ${unit}`, source]
  }),
)}
`
}
