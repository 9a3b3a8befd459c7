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
  return `## Upkeep, calibration, study and links, dollars a month

What no step above counts. Their use is computed, not metered.

${table}

- An hour's run reads half a unit each for deletions and for copies of contents that are left, one for what is published of students who
  compare themselves and for their list and, from nine in the morning on, one for the reminders of
  the day (15 of 24 hours). A schedule of EventBridge costs nothing.
- A reminder is one write unit when its course opens and four when it is sent, two read units and a mail, which is all
  but its whole price. An Online course has two reminders, a Live one has one: with half a course a student and month
  (below) at most one mail a student, $0.10 a month for each 1,000 students.
- A night reads all responses of an exam (525 units a million) and, so that its file follows every question, all
  questions (2,500 units of 10,000), and writes the pieces of the bank in which a difficulty moved.
- A review reads 4.5 units and writes 7 (decisions 0101 and 0102), and each ten of them read the queue: 14 units for 2,000 cards. A plan
  reads 12 (decision 0111) and takes twice the usual time, a calendar 13.
- A mail program that unsubscribes by itself makes one call, a person makes two (page and button); the write is two
  units, at the first choice of a student four. The address is open, so at most five calls run at once: called without
  end, day and night, that is $44 of time and, at 100 ms a call, $26 of calls a month.`
}
