import { dollarsFor, planFor, type PriceName, PRICES, PRICES_OF } from './prices.ts'
import type { MeasuredUnits } from './units.ts'
import { upkeepPart } from './upkeep-part.ts'
import { lectureUse, quantities, USAGE } from './usage.ts'

const LECTURE_STUDENTS = [1_000, 10_000, 40_000, 100_000]
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
    price ? `${PRICES[price[0]].name} (${Math.round((price[1] * 100) / whole)}%)` : ''
  return `${said(first)}, then ${said(second)}`
}

/** What lectures cost a month, by the number of students. */
function lecturesPart(): string {
  const rows = LECTURE_STUDENTS.map((students) => {
    const [gigabytes, requests] = [lectureUse.gigabytes * students, lectureUse.requests * students]
    const asYouGo = dollarsFor(PRICES.sent, gigabytes)
    const requestFees = dollarsFor(PRICES.request, requests)
    const firewall = dollarsFor(PRICES.inspected, requests)
    const plan = planFor(gigabytes, requests)
    return [
      count(students),
      `${count(gigabytes / 1_024)} TB`,
      `${count(requests / 1_000_000)} M`,
      `${deps(asYouGo + requestFees + firewall)} (${deps(requestFees)} and ${deps(firewall)})`,
      plan === undefined ? 'none holds it' : `${deps(plan.dollars)} (${plan.name})`,
    ]
  })
  const head = ['students', 'sent', 'requests', 'pay as you go (of it requests and firewall)', 'flat plan']
  return `## Lectures, dollars a month

${table(head, rows)}

CloudFront's first TB and ten million requests a month are free. A segment of six seconds is a request: 400 for a lecture of 40 minutes.
Flat plans include the firewall and have no price beyond their limits. Check first whether a plan accepts a distribution with a
trusted key group (decision 0057).`
}

/** The page of costs, in Markdown. */
export function costsPage(measured: MeasuredUnits): string {
  const costs = STUDENTS.map((students) => perThousand(measured, students))
  const used = quantities(measured.steps, 1)
  const rows = names
    .map((name) => [PRICES[name].name, ...costs.map((cost) => deps(cost.get(name) ?? 0))])
    .concat([['**all**', ...costs.map((cost) => `**${deps(total(cost))}**`)]])
  return `# What a deployment costs

Written by \`npx tsx bench/print-costs.ts\`: change the usage (\`bench/costs/usage.ts\`) or a price (\`bench/costs/prices.ts\`) and run it
again. Request units and operations were metered on ${measured.measured} (\`npm run bench -- units\`, \`bench/costs/units.json\`), including
what follows a step (stream, webhook, receipt). Prices are the public ones of us-east-1, on demand, noted on ${PRICES_OF}: look them up
before you rely on them. Assumptions are marked.

## Dollars a month for each 1,000 students

${table(['what', ...STUDENTS.map((students) => `of ${count(students)} students`)], rows)}

What dominates:

${STUDENTS.map((students, n) => `- ${count(students)} students: ${dominant(costs[n] ?? new Map())}`).join('\n')}

Cognito's Lite tier ($0.0055 a user and less) may be enough. Request units are cheap: a test of 75 questions is
${count(measured.steps.test.reads)} read and ${count(measured.steps.test.writes)} write units, ${deps(
    (measured.steps.test.reads * 0.125 + measured.steps.test.writes * 0.625) / 1_000,
  )} for a thousand of them.

Not included: Stripe's fee (in the USA 2.9% and $0.30 a charge; with half a course of $399 per student and month about $5,935 per 1,000
students, forty times everything above), taxes, support plans, administrators' work (0.5 read units a page), and storage of lectures ($0.023 a
GB). Past 100,000 students rewriting the search files costs more than a rounding error (decision 0015).

${lecturesPart()}

${upkeepPart()}

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

Operations, calls, and messages are counted from the code; units by the meter.

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
