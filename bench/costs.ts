import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { total } from './rows.ts'

/** A price tier: a month's quantity up to `upTo`, and the price per unit in dollars. */
type Tier = { upTo: number; dollars: number }
type Price = { name: string; unit: string; tiers: readonly Tier[] }

/** When these prices were recorded. Check each before you rely on it: AWS changes prices without notice. */
const PRICES_OF = '2026-11-21'
const MILLION = 1_000_000
const TB = 1_024

/** A tiered price: dollars per unit, then the upper limit of the tier. */
const price = (name: string, unit: string, ...steps: readonly [dollars: number, upTo?: number][]): Price => ({
  name,
  unit,
  tiers: steps.map(([dollars, upTo = Infinity]) => ({ upTo, dollars })),
})

/** CloudFront's pay-as-you-go price per GB in the USA. */
// prettier-ignore
const SENT: readonly [number, number?][] =
  [[0, TB], [0.085, 10 * TB], [0.08, 50 * TB], [0.06, 150 * TB], [0.04, 500 * TB], [0.03, 1_024 * TB], [0.025]]

/**
 * Public on-demand prices of us-east-1 from aws.amazon.com/SERVICE/pricing. Includes only the permanent free tiers, of
 * Cognito and CloudFront; others make a small academy cheaper than shown.
 */
export const PRICES = {
  operation: price('AppSync: queries and mutations', 'operation', [4 / MILLION]),
  message: price('AppSync: messages to subscribers', 'message', [2 / MILLION]),
  minute: price('AppSync: minutes of connection', 'minute', [0.08 / MILLION]),
  read: price('DynamoDB: read request units', 'unit', [0.125 / MILLION]),
  write: price('DynamoDB: write request units', 'unit', [0.625 / MILLION]),
  stored: price('DynamoDB: storage and continuous backups', 'GB', [0.25 + 0.2]),
  call: price('Lambda: calls', 'call', [0.2 / MILLION]),
  compute: price('Lambda: time, Arm', 'GB-second', [0.0000133334]),
  user: price('Cognito: monthly active users, Essentials', 'user', [0, 10_000], [0.015]),
  sent: price('CloudFront: bytes of lectures and pages', 'GB', ...SENT),
  request: price('CloudFront: HTTPS requests', 'request', [0, 10 * MILLION], [1 / MILLION]),
  inspected: price('WAF: requests looked at', 'request', [0.6 / MILLION]),
  log: price('CloudWatch: logs taken in', 'GB', [0.5]),
  trace: price('X-Ray: traces recorded', 'trace', [5 / MILLION]),
  mail: price('SES: mails', 'mail', [0.1 / 1_000]),
  standing: price('Standing: three web ACLs with 17 rules, alarms, metrics, secrets', 'month', [45]),
}
export type PriceName = keyof typeof PRICES

/**
 * CloudFront's flat-rate plans, one distribution each: dollars a month for a number of GB and requests, including the
 * firewall.
 */
const PLANS = [
  { name: 'Free', dollars: 0, gigabytes: 100, requests: MILLION },
  { name: 'Pro', dollars: 15, gigabytes: 50 * TB, requests: 10 * MILLION },
  { name: 'Business', dollars: 200, gigabytes: 50 * TB, requests: 125 * MILLION },
  { name: 'Premium', dollars: 1_000, gigabytes: 50 * TB, requests: 500 * MILLION },
] as const

/** The cheapest plan that covers this usage; undefined if there is none. */
export const planFor = (gigabytes: number, requests: number) =>
  PLANS.find((plan) => gigabytes <= plan.gigabytes && requests <= plan.requests)

/** The monthly cost of a number of units, tier by tier. */
export function dollarsFor({ tiers }: Price, quantity: number): number {
  let [sum, counted] = [0, 0]
  for (const { upTo, dollars } of tiers) {
    const here = Math.max(0, Math.min(quantity, upTo) - counted)
    sum += here * dollars
    counted += here
  }
  return sum
}

/** How often an average student takes each metered step in a month. Change the numbers and print again. */
const STEPS = {
  mine: [12, 'views of My Courses'],
  contents: [24, 'views of a table of contents'],
  section: [48, 'views of a section'],
  seen: [108, 'notes that the student is here, one in five minutes'],
  reading: [10, 'readings opened'],
  lecture: [8, 'lectures watched'],
  renewed: [32, 'renewals of what opens a lecture, one in ten minutes'],
  watched: [72, 'reports of what was watched, one in five minutes and at the end'],
  tools: [22, 'resumed tests and quizzes and opened readings, for their marks'],
  flagged: [30, 'flags set or taken back, one question in 24'],
  marked: [60, 'strikes, notes, and highlights, one question in twelve'],
  reported: [0.2, 'reports of a mistake in a question'],
  quizzes: [10, 'views of the page of a student’s own quizzes'],
  counted: [40, 'counts of what a quiz could ask, one after each change of its filter'],
  quiz: [6, 'own quizzes of 20 questions, start to result'],
  reviewed: [24, 'results of a test or quiz, each with its questions, and looks at earlier ones'],
  test: [8, 'tests of 75 questions, start to breakdown'],
  purchase: [0.5, 'courses bought, a receipt by mail each'],
} as const
type Step = keyof typeof STEPS

/**
 * Assumptions per student and month, or per step, that one machine can't measure. Change the numbers and print again.
 */
const ASSUMED = {
  visits: 12,
  minutes: 45,
  lectureMegabytes: 150,
  lectureRequests: 406,
  pageMegabytes: 3,
  pageRequests: 250,
  storedGigabytes: 0.00005,
  callMilliseconds: 100,
  callLogBytes: 500,
  traced: 0.05,
}

/**
 * The usage of a step: request units including all follow-up work, GraphQL operations, function invocations, messages
 * to subscribers.
 */
export type StepUnits = Record<'reads' | 'writes' | 'operations' | 'calls' | 'messages', number>
export type Units = Record<Step, StepUnits>

const FILE = fileURLToPath(new URL('units.json', import.meta.url))

/** Stores the steps measured today. */
export async function writeUnits(units: Units): Promise<void> {
  const steps = Object.entries(units).map(([step, use]) => `"${step}": ${JSON.stringify(use)}`)
  const measured = new Date().toISOString().slice(0, 10)
  const text = `{\n"measured": "${measured}",\n"steps": {\n${steps.join(',\n')}\n}}`
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }))
}

const steps = Object.keys(STEPS) as Step[]
const names = Object.keys(PRICES) as PriceName[]

const lectures = {
  gigabytes: (STEPS.lecture[0] * ASSUMED.lectureMegabytes) / 1_024,
  requests: STEPS.lecture[0] * ASSUMED.lectureRequests,
}

/** The monthly usage of `students`, by billed unit. */
export function quantities(units: Units, students: number): Record<PriceName, number> {
  const sum = (of: keyof StepUnits) => total(steps.map((step) => STEPS[step][0] * units[step][of] * students))
  const [operation, call] = [sum('operations'), sum('calls')]
  const request = (ASSUMED.pageRequests + lectures.requests) * students
  return {
    operation,
    message: sum('messages') + ASSUMED.visits * students,
    minute: ASSUMED.visits * ASSUMED.minutes * students,
    read: sum('reads'),
    write: sum('writes'),
    stored: ASSUMED.storedGigabytes * students,
    call,
    // Half a GB each.
    compute: (call * ASSUMED.callMilliseconds * 0.5) / 1_000,
    user: students,
    sent: (lectures.gigabytes + ASSUMED.pageMegabytes / 1_024) * students,
    request,
    inspected: operation + request,
    log: (call * ASSUMED.callLogBytes) / 1024 ** 3,
    trace: call * ASSUMED.traced,
    mail: STEPS.purchase[0] * students,
    standing: 1,
  }
}

/** The monthly usage of functions that no step calls, computed with 100 ms per invocation. */
const BESIDE: readonly [says: string, used: Partial<Record<PriceName, number>>][] = [
  ['upkeep every minute and hour', { call: 44_530, compute: 2_227, read: 23_816 }],
  ['nightly calibration of two exams', { call: 30, compute: 2_400, read: 181_500, write: 6_600 }],
  ['1,000 reminders', { compute: 50, read: 2_000, write: 5_000, mail: 1_000 }],
  ['a message to 1,000 students', { compute: 50, read: 3_000, write: 3_000, mail: 1_000 }],
  [
    'of 1,000 students 40 cards on each of 20 days',
    { call: 880_000, compute: 44_000, read: 4_720_000, write: 5_600_000 },
  ],
  ['24 looks at their plans, half of them in My Courses', { call: 24_000, compute: 2_400, read: 288_000 }],
  ['twelve looks at their streaks there', { call: 12_000, compute: 1_200, read: 24_000 }],
  ['their calendars every six hours', { call: 120_000, compute: 12_000, read: 1_560_000 }],
]

const STUDENTS = [1_000, 10_000, 100_000, 1_000_000]
const count = (n: number) => n.toLocaleString('en-US', { maximumFractionDigits: n < 1 ? 5 : n < 100 ? 1 : 0 })
const dollars = (sum: number) => `$${sum.toFixed(2)}`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const priceText = ({ unit, tiers }: Price) => {
  const [first = '', second, ...later] = tiers.map(({ dollars }) => `$${Number(dollars.toPrecision(6))}`)
  const then = second === undefined ? '' : ` up to ${count(tiers[0]?.upTo ?? 0)}, then ${second}`
  return `${first}${then}${later.length > 0 ? `, falling to ${later.at(-1) ?? ''}` : ''} a ${unit}`
}

function besideText([says, used]: (typeof BESIDE)[number]): string {
  const sum = total(names.map((name) => dollarsFor(PRICES[name], used[name] ?? 0)))
  return `${says} ${dollars(sum)}`
}

function planText(students: number): string {
  const plan = planFor(lectures.gigabytes * students, lectures.requests * students)
  return `${plan ? `$${count(plan.dollars)} (${plan.name})` : 'none'} for ${count(students)}`
}

/** The page of costs, in Markdown. */
export function costsPage(measured: string, units: Units): string {
  const used = quantities(units, 1)
  const costs = STUDENTS.map((students) => {
    const quantity = quantities(units, students)
    return names.map((name) => dollarsFor(PRICES[name], quantity[name]) / (students / 1_000))
  })
  return `# What a deployment costs

Written by \`npm run bench -- costs\` (\`bench/costs.ts\`). Units were metered on ${measured} by \`npm run bench -- units\`, with what follows a
step. Prices: us-east-1, on demand, of ${PRICES_OF}, not fetched: look them up.

## Dollars a month for each 1,000 students

${table(
  ['what', 'a student', 'price', ...STUDENTS.map((students) => `of ${count(students)}`)],
  [
    ...names.map((name, n) => [
      PRICES[name].name,
      name === 'standing' ? '' : count(used[name]),
      priceText(PRICES[name]),
      ...costs.map((cost) => dollars(cost[n] ?? 0)),
    ]),
    ['**all**', '', '', ...costs.map((cost) => `**${dollars(total(cost))}**`)],
  ],
)}

Not in it: Stripe’s fee (2.9 % and $0.30 a charge: $5,935 for each 1,000 students at half a course of $399), taxes, support
plans, stored lectures ($0.023 a GB), and, past 100,000 students, the rewriting of search files (decision 0015); nor, computed
and not metered: ${BESIDE.map(besideText).join(', ')}. On a flat CloudFront plan, untried, lectures cost ${STUDENTS.slice(0, 3).map(planText).join(', ')} students.

## What a student does in a month, and what a step costs

${table(
  ['a month', 'what', 'step', 'read', 'write', 'operations', 'calls', 'messages'],
  steps.map((step) => {
    const [each, says] = STEPS[step]
    const { reads, writes, operations, calls, messages } = units[step]
    return [String(each), says, `\`${step}\``, ...[reads, writes, operations, calls, messages].map(count)]
  }),
)}

Units are metered, the rest is counted from the code. Assumed, not measured: ${ASSUMED.visits} visits of ${ASSUMED.minutes} minutes
with one connection; ${ASSUMED.lectureMegabytes} MB and ${ASSUMED.lectureRequests} requests a lecture (40 minutes in segments of 6 s); ${ASSUMED.pageMegabytes} MB and ${ASSUMED.pageRequests} requests of pages; ${ASSUMED.storedGigabytes * 1_000_000} KB
in the table; ${ASSUMED.callMilliseconds} ms and ${ASSUMED.callLogBytes} bytes of log a call of 512 MB; ${ASSUMED.traced * 100} % of calls traced.
`
}

/** Writes docs/costs.md from the units of the latest `npm run bench -- units`. */
export async function writeCosts(): Promise<void> {
  const file = fileURLToPath(new URL('../docs/costs.md', import.meta.url))
  const { measured, steps } = JSON.parse(readFileSync(FILE, 'utf8')) as { measured: string; steps: Units }
  writeFileSync(file, await format(costsPage(measured, steps), { ...(await resolveConfig(file)), filepath: file }))
}
