import { cleanText } from '#domain/text/clean-text.ts'
import type { MistakeReport } from '#domain/questions/mistake-report.ts'
import { FLAWS, type FlawKind } from './flaws.ts'
import type { StatisticsEntry } from './question-sums.ts'

/** Administrators' decisions on a question with flaws; new: none yet, or reopened. */
export const FLAW_STATES = ['new', 'kept', 'changed', 'withdrawn'] as const
export type FlawState = (typeof FLAW_STATES)[number]

/** The maximum length of a note on a decision, in UTF-16 units. */
export const FLAW_NOTE_LENGTH = 500

/**
 * The maximum reports that one decision settles, newest first: what fits in a DynamoDB transaction, with room to spare.
 */
export const REPORTS_PER_DECISION = 90

/**
 * A flaw of the newest answered version. `item`: of a case study, from 1; `version`: epoch milliseconds; `n`: answers.
 */
export type FlawReason = { kind: FlawKind; item?: number; version: number; n: number }

/**
 * A decision on a question. `at`: the newest version reviewed (epoch milliseconds; 0: none known); `seen`: its reasons
 * then, named by `seenOf`; `on`: epoch milliseconds.
 */
export type FlawDecision = {
  state: FlawState
  note: string
  by: string
  on: number
  at: number
  seen: readonly string[]
}

/** A question that has, or had, a reason for review; `reports`: open ones, newest first. */
export type FlawCase<Decision extends FlawDecision = FlawDecision> = {
  question: number
  reasons: FlawReason[]
  reports: MistakeReport[]
  decision?: Decision
  state: FlawState
}

/** Returns the names of the reasons, in a fixed order. */
export const seenOf = (reasons: readonly FlawReason[]): string[] =>
  reasons.map(({ kind, item = 0 }) => `${item} ${kind}`).sort()

/** Returns the newest version in reasons, open reports, or an earlier decision; 0 if none is known. */
export const lookedAt = ({ reasons, reports, decision }: Omit<FlawCase, 'state' | 'question'>): number =>
  Math.max(
    0,
    ...reasons.map(({ version }) => version),
    ...reports.map(({ version = 0 }) => version),
    ...(decision ? [decision.at] : []),
  )

/**
 * Returns the state of a case. A decision holds until there is a flaw of a new kind, a flaw of a newer version than was
 * reviewed, or an open report: a decision settles the existing reports, so an open one came later or was reopened.
 */
export function caseState(reasons: readonly FlawReason[], openReports: number, decision?: FlawDecision): FlawState {
  if (decision === undefined || openReports > 0) return 'new'
  const known = new Set(decision.seen)
  const isUnknown = seenOf(reasons).some((name) => !known.has(name))
  return isUnknown || reasons.some(({ version }) => version > decision.at) ? 'new' : decision.state
}

/** Returns the flaws in lines of the list of statistics. */
const reasonsOf = (entries: readonly StatisticsEntry[]): FlawReason[] =>
  entries.flatMap(({ item, version, n, flaws }) =>
    flaws.map((kind) => ({ kind, version, n, ...(item === undefined ? {} : { item }) })),
  )

function grouped<Value>(values: readonly Value[], idOf: (value: Value) => number): Map<number, Value[]> {
  const groups = new Map<number, Value[]>()
  for (const value of values) {
    const group = groups.get(idOf(value))
    if (group) group.push(value)
    else groups.set(idOf(value), [value])
  }
  return groups
}

/** Returns a case's urgency: that of its most urgent flaw; reports rank after a possible wrong key. */
function urgency({ reasons, reports }: FlawCase): number {
  const flaws = reasons.map(({ kind }) => FLAWS.indexOf(kind) * 2)
  return Math.min(FLAWS.length * 2, ...flaws, ...(reports.length > 0 ? [1] : []))
}

/** Sorts new cases before decided ones; new ones by urgency, decided ones latest first; then by number. */
export function byUrgency(a: FlawCase, b: FlawCase): number {
  if ((a.state === 'new') !== (b.state === 'new')) return a.state === 'new' ? -1 : 1
  const order = a.state === 'new' ? urgency(a) - urgency(b) : (b.decision?.on ?? 0) - (a.decision?.on ?? 0)
  return order === 0 ? a.question - b.question : order
}

/**
 * Returns the cases of questions with a flaw of the newest answered version, an open report, or a decision. `reports`:
 * open ones, newest first; if a question has more than a decision settles, only its newest.
 */
export function flawCases<Decision extends FlawDecision & { question: number }>(
  entries: readonly StatisticsEntry[],
  reports: readonly MistakeReport[],
  decisions: readonly Decision[],
): FlawCase<Decision>[] {
  const flawed = grouped(
    entries.filter(({ flaws }) => flaws.length > 0),
    ({ id }) => id,
  )
  const reported = grouped(reports, ({ question }) => question)
  const decided = new Map(decisions.map((decision) => [decision.question, decision]))
  const questions = new Set([...flawed.keys(), ...reported.keys(), ...decided.keys()])
  return [...questions].map((question) => {
    const reasons = reasonsOf(flawed.get(question) ?? [])
    const open = (reported.get(question) ?? []).slice(0, REPORTS_PER_DECISION)
    const decision = decided.get(question)
    const state = caseState(reasons, open.length, decision)
    return { question, reasons, reports: open, ...(decision ? { decision } : {}), state }
  })
}

export type FlawVerdict =
  { ok: true; state: FlawState; note: string } | { ok: false; code: 'request-invalid' | 'flaw-note-too-long' }

/**
 * Returns a decision as stored: its note is plain text, without control and direction characters. Refuses an unknown
 * state or a note that is too long.
 */
export function checkFlawDecision({ state, note }: { state: string; note: string }): FlawVerdict {
  const known = FLAW_STATES.find((each) => each === state)
  if (known === undefined) return { ok: false, code: 'request-invalid' }
  const clean = cleanText(note).trim()
  if (clean.length > FLAW_NOTE_LENGTH) return { ok: false, code: 'flaw-note-too-long' }
  return { ok: true, state: known, note: clean }
}
