import { dollarsFor, type PriceName, PRICES } from './prices.ts'

/** What a function that no step of a student calls uses in a month, by what is billed. */
type Use = { name: string; says: string; used: Partial<Record<PriceName, number>> }

/** Computed, with 100 ms a call at the memory that is named; a calibration as it is measured (docs/benchmarks.md), twice as long. */
const USES: readonly Use[] = [
  { name: 'upkeep', says: 'the academy: every hour, 512 MB', used: { call: 730, compute: 36.5, read: 1_916 } },
  {
    name: 'upkeep',
    says: 'the academy: every minute, for notices of courses, 512 MB',
    used: { call: 43_800, compute: 2_190, read: 21_900 },
  },
  {
    name: 'upkeep',
    says: 'a message to 1,000 students of a course',
    used: { compute: 50, read: 3_000, write: 3_000, mail: 1_000 },
  },
  {
    name: 'upkeep',
    says: '1,000 students who compare themselves, once a day',
    used: { compute: 30, read: 31_500, write: 60 },
  },
  {
    name: 'upkeep',
    says: '1,000 students with a reminder each',
    used: { compute: 50, read: 2_000, write: 5_000, mail: 1_000 },
  },
  {
    name: 'exams',
    says: 'each night two exams of 10,000 questions and a million responses, 2,048 MB',
    used: { call: 30, compute: 2_400, read: 181_500, write: 6_600 },
  },
  {
    name: 'unsubscribe',
    says: '100 students who press the link and the button, 256 MB',
    used: { call: 200, compute: 5, write: 400 },
  },
  {
    name: 'users',
    says: '100 people who are invited and sign up, 512 MB',
    used: { call: 200, compute: 7.5, read: 200, write: 800, mail: 100 },
  },
  {
    name: 'testing',
    says: '1,000 students who review 40 cards on each of 20 days, 2,000 cards each, 512 MB',
    used: { call: 880_000, compute: 44_000, read: 4_720_000, write: 5_600_000 },
  },
  {
    name: 'planning',
    says: '1,000 students who look at their plan twelve times, 2,000 cards each, 512 MB',
    used: { call: 12_000, compute: 1_200, read: 144_000 },
  },
  {
    name: 'calendar',
    says: '1,000 students whose calendar reads the plan each six hours, 512 MB',
    used: { call: 120_000, compute: 12_000, read: 1_560_000 },
  },
]

const COLUMNS = ['call', 'compute', 'read', 'write', 'mail'] as const
const count = (n: number) => n.toLocaleString('en-US')

/** The costs of the functions outside every step, in Markdown. */
export function upkeepPart(): string {
  const rows = USES.map(({ name, says, used }) => {
    const dollars = COLUMNS.reduce((sum, column) => sum + dollarsFor(PRICES[column], used[column] ?? 0), 0)
    return [`\`${name}\``, says, ...COLUMNS.map((column) => count(used[column] ?? 0)), `$${dollars.toFixed(4)}`]
  })
  const head = ['function', 'for', 'calls', 'GB-seconds', 'read units', 'write units', 'mails', 'dollars']
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `## Schedules, study, and links, dollars a month

Work that no step counts. It's computed, not metered.

${table}

- A reminder costs little more than its mail: at most one a student and month, $0.10 per 1,000 students.
- A review reads 4.5 units and writes 7 (decisions 0101 and 0102); every ten of them read the queue, 14 units for 2,000 cards.
- Open addresses run five calls at once at most where concurrency is reserved: called without end, that's about $70 a month.`
}
