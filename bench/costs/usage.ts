import type { PriceName } from './prices.ts'
import type { UsageUnits } from './units.ts'

/** What an average student does in a month, and what cannot be measured on one machine. Change it and print again. */
export const USAGE = {
  visits: { each: 12, says: 'visits' },
  minutes: { each: 45, says: 'minutes a visit, one connection open' },
  mine: { each: 12, says: 'views of My Courses' },
  contents: { each: 24, says: 'views of a table of contents' },
  section: { each: 48, says: 'views of a section' },
  seen: { each: 108, says: 'notes that the student is here, one in five minutes' },
  reading: { each: 10, says: 'readings opened' },
  lecture: { each: 8, says: 'lectures watched' },
  renewed: { each: 32, says: 'renewals of what opens a lecture, one in ten minutes' },
  watched: { each: 72, says: 'reports of what was watched, one in five minutes and at the end' },
  tools: { each: 12, says: 'tests and quizzes whose tools are opened' },
  flagged: { each: 30, says: 'flags set or taken back, one question in twenty-four' },
  marked: { each: 60, says: 'strikes, notes and highlights on questions, one question in twelve' },
  reported: { each: 0.2, says: 'reports of a mistake in a question' },
  quizzes: { each: 10, says: 'views of the page of quizzes of one’s own' },
  counted: { each: 40, says: 'counts of what a quiz could ask, one after each change of its filter' },
  quiz: { each: 6, says: 'quizzes of one’s own of 20 questions, start to result' },
  reviewed: { each: 10, says: 'looks at a test or quiz that is over' },
  tests: { each: 8, says: 'tests of 75 questions, start to breakdown' },
  purchases: { each: 0.5, says: 'courses bought, a receipt by mail each' },
  megabytes: { each: 150, says: 'MB a lecture (40 minutes at 0.5 Mbit/s, between 480p and 720p)' },
  lectureRequests: { each: 406, says: 'requests a lecture (a segment of 6 s each, playlists, captions)' },
  pageMegabytes: { each: 3, says: 'MB of pages and scripts that the browser does not hold yet' },
  pageRequests: { each: 250, says: 'requests to the site' },
  stored: { each: 0.00005, says: 'GB in the table, grown over the years' },
  milliseconds: { each: 100, says: 'ms a call of a function of 512 MB (assumed: not measured on AWS)' },
  logBytes: { each: 500, says: 'bytes of log a call (assumed)' },
  traced: { each: 0.05, says: 'share of calls traced (X-Ray’s default)' },
} as const

const each = (name: keyof typeof USAGE) => USAGE[name].each

/** What lectures use of the site, a student and month: GB sent, and requests. */
export const lectureUse = {
  gigabytes: (each('lecture') * each('megabytes')) / 1_024,
  requests: each('lecture') * each('lectureRequests'),
}

/** How often each measured step is taken, a student and month. */
const STEPS = {
  mine: each('mine'),
  contents: each('contents'),
  section: each('section'),
  seen: each('seen'),
  reading: each('reading'),
  lecture: each('lecture'),
  renewed: each('renewed'),
  watched: each('watched'),
  tools: each('tools'),
  flagged: each('flagged'),
  marked: each('marked'),
  reported: each('reported'),
  quizzes: each('quizzes'),
  counted: each('counted'),
  quiz: each('quiz'),
  reviewed: each('reviewed'),
  test: each('tests'),
  purchase: each('purchases'),
} satisfies Record<keyof UsageUnits, number>

const isStep = (name: string): name is keyof UsageUnits => name in STEPS

/** What `students` use in a month, by what it is billed as. */
export function quantities(units: UsageUnits, students: number): Record<PriceName, number> {
  const all = Object.keys(STEPS).filter(isStep)
  const sum = (of: (step: keyof UsageUnits) => number) => all.reduce((total, step) => total + STEPS[step] * of(step), 0)
  const operations = sum((step) => units[step].operations)
  const calls = sum((step) => units[step].calls)
  const requests = each('pageRequests') + lectureUse.requests
  const a: Record<Exclude<PriceName, 'standing'>, number> = {
    operation: operations,
    message: sum((step) => units[step].messages) + each('visits'),
    minute: each('visits') * each('minutes'),
    read: sum((step) => units[step].reads),
    write: sum((step) => units[step].writes),
    stored: each('stored'),
    call: calls,
    compute: (calls * each('milliseconds') * 0.5) / 1_000,
    user: 1,
    sent: lectureUse.gigabytes + each('pageMegabytes') / 1_024,
    request: requests,
    inspected: operations + requests,
    log: (calls * each('logBytes')) / 1024 ** 3,
    trace: calls * each('traced'),
    mail: each('purchases'),
  }
  const whole = (name: keyof typeof a) => a[name] * students
  return {
    operation: whole('operation'),
    message: whole('message'),
    minute: whole('minute'),
    read: whole('read'),
    write: whole('write'),
    stored: whole('stored'),
    call: whole('call'),
    compute: whole('compute'),
    user: whole('user'),
    sent: whole('sent'),
    request: whole('request'),
    inspected: whole('inspected'),
    log: whole('log'),
    trace: whole('trace'),
    mail: whole('mail'),
    standing: 1,
  }
}
