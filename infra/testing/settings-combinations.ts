import type { Environment, EnvironmentName } from '#infra/environments.ts'
import { testEnvironment } from './test-environment.ts'

const LIMITS = { requests: 3_000, requestsOfUser: 1_000, payments: 30, paymentStates: 600 }
const mail = { from: 'accounts@academy.test', identity: 'academy.test' }

/** A value for each optional setting of an environment. */
export const OPTIONAL = {
  account: '111122223333',
  domain: { name: 'www.academy.test', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/a' },
  siteUrl: 'https://academy.test',
  accountMail: mail,
  alarmEmail: 'operations@academy.test',
  firewall: { ...LIMITS, longRequests: 300, accountRequests: 1_000, accountMails: 100 },
  tableCeiling: { readUnits: 12_000, writeUnits: 4_000 },
  reserveConcurrency: true,
  monthlyBudget: 100,
  accessLogs: true,
} satisfies Partial<Environment>

export type Optional = keyof typeof OPTIONAL

const NAMES: readonly Optional[] = [
  'account',
  'domain',
  'siteUrl',
  'accountMail',
  'alarmEmail',
  'firewall',
  'tableCeiling',
  'reserveConcurrency',
  'monthlyBudget',
  'accessLogs',
]

/**
 * Returns an environment with only these optional settings; prod always has its own mail sender, or it could not be
 * synthesized.
 */
export function withOptional(name: EnvironmentName, enabled: ReadonlySet<Optional>): Environment {
  const isLeftOut = (setting: string) =>
    NAMES.some((optional) => optional === setting) && !(name === 'prod' && setting === 'accountMail')
  const plain = Object.fromEntries(Object.entries(testEnvironment(name)).filter(([setting]) => !isLeftOut(setting)))
  const optional = Object.fromEntries([...enabled].map((setting) => [setting, OPTIONAL[setting]]))
  return { accessLogs: false, ...plain, ...optional } as Environment
}

/** Returns every combination of the optional settings: 1,024. */
export const allCombinations = (): ReadonlySet<Optional>[] =>
  Array.from({ length: 2 ** NAMES.length }, (_, bits) => new Set(NAMES.filter((__, n) => (bits >> n) % 2 === 1)))

/** Returns the pairs of settings, each on or off, that a combination covers. */
const pairsOf = (combination: ReadonlySet<Optional>): string[] =>
  NAMES.flatMap((a, n) => NAMES.slice(n + 1).map((b) => `${a}=${combination.has(a)} ${b}=${combination.has(b)}`))

/**
 * Returns a small set of combinations that covers every two settings in all four ways: both, either one, and neither.
 */
export function pairwiseCombinations(): ReadonlySet<Optional>[] {
  const candidates = allCombinations()
  const missing = new Set(candidates.flatMap(pairsOf))
  const chosen: ReadonlySet<Optional>[] = []
  while (missing.size > 0) {
    const gain = (combination: ReadonlySet<Optional>) => pairsOf(combination).filter((pair) => missing.has(pair)).length
    const best = candidates.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const pair of pairsOf(best)) missing.delete(pair)
    chosen.push(best)
  }
  return chosen
}
