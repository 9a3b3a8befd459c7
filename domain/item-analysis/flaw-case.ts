import { cleanNote } from '#domain/attempts/marks.ts'
import type { MistakeReport } from '#domain/questions/mistake-report.ts'
import { FLAWS, type FlawKind } from './flaws.ts'
import type { StatisticsEntry } from './question-sums.ts'

/** What administrators can say of a question with flaws; new: nothing yet, or once more. */
export const FLAW_STATES = ['new', 'kept', 'changed', 'withdrawn'] as const
export type FlawState = (typeof FLAW_STATES)[number]

/** The longest note on a decision, in characters (UTF-16 units). */
export const FLAW_NOTE_LENGTH = 500

/** One decision settles at most so many reports of its question, the newest: what DynamoDB takes in a transaction, with room. */
export const REPORTS_A_DECISION = 90

/** A flaw of the newest version that was answered. `item`: of a case study, from 1; `version`: epoch milliseconds; `n`: answers. */
export type FlawReason = { kind: FlawKind; item?: number; version: number; n: number }

/**
 * What was decided of a question. `at`: the newest version that was looked at (epoch milliseconds; 0: none is known); `seen`: its
 * reasons then, as `seenOf` names them; `on`: epoch milliseconds.
 */
export type FlawDecision = {
  state: FlawState
  note: string
  by: string
  on: number
  at: number
  seen: readonly string[]
}

/** A question that has, or had, a reason to be looked at; `reports`: those that are open, the newest first. */
export type FlawCase<Decision extends FlawDecision = FlawDecision> = {
  question: number
  reasons: FlawReason[]
  reports: MistakeReport[]
  decision?: Decision
  state: FlawState
}

/** The reasons by name, in one order. */
export const seenOf = (reasons: readonly FlawReason[]): string[] =>
  reasons.map(({ kind, item = 0 }) => `${item} ${kind}`).sort()

/** The newest version that reasons, open reports or an earlier decision speak of; 0 where none is known. */
export const lookedAt = ({ reasons, reports, decision }: Omit<FlawCase, 'state' | 'question'>): number =>
  Math.max(
    0,
    ...reasons.map(({ version }) => version),
    ...reports.map(({ version = 0 }) => version),
    ...(decision ? [decision.at] : []),
  )

/**
 * The state of a case. What was decided holds until there is a flaw of a kind that it did not know, a flaw of a newer version than was
 * looked at, or an open report: a decision settles those that there are, so that one which is open came later or was opened again.
 */
export function caseState(reasons: readonly FlawReason[], openReports: number, decision?: FlawDecision): FlawState {
  if (decision === undefined || openReports > 0) return 'new'
  const known = new Set(decision.seen)
  const isUnknown = seenOf(reasons).some((name) => !known.has(name))
  return isUnknown || reasons.some(({ version }) => version > decision.at) ? 'new' : decision.state
}

/** The flaws of lines of the list of statistics. */
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

/** How urgent a case is: by its most urgent flaw; reports come after a possible wrong key. */
function urgency({ reasons, reports }: FlawCase): number {
  const flaws = reasons.map(({ kind }) => FLAWS.indexOf(kind) * 2)
  return Math.min(FLAWS.length * 2, ...flaws, ...(reports.length > 0 ? [1] : []))
}

/** New cases before decided ones; new ones by urgency, decided ones the last decision first; else by number. */
export function byUrgency(a: FlawCase, b: FlawCase): number {
  if ((a.state === 'new') !== (b.state === 'new')) return a.state === 'new' ? -1 : 1
  const order = a.state === 'new' ? urgency(a) - urgency(b) : (b.decision?.on ?? 0) - (a.decision?.on ?? 0)
  return order === 0 ? a.question - b.question : order
}

/**
 * The cases of questions: with a flaw of the newest version that was answered, an open report or a decision. `reports`: open ones, the
 * newest first; of a question with more than a decision settles, the newest of them.
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
    const open = (reported.get(question) ?? []).slice(0, REPORTS_A_DECISION)
    const decision = decided.get(question)
    const state = caseState(reasons, open.length, decision)
    return { question, reasons, reports: open, ...(decision ? { decision } : {}), state }
  })
}

export type FlawVerdict =
  { ok: true; state: FlawState; note: string } | { ok: false; code: 'request-invalid' | 'flaw-note-too-long' }

/** A decision as it is stored: its note is plain text, without control and direction characters. Refuses what is unknown or too long. */
export function checkFlawDecision({ state, note }: { state: string; note: string }): FlawVerdict {
  const known = FLAW_STATES.find((each) => each === state)
  if (known === undefined) return { ok: false, code: 'request-invalid' }
  const clean = cleanNote(note).trim()
  if (clean.length > FLAW_NOTE_LENGTH) return { ok: false, code: 'flaw-note-too-long' }
  return { ok: true, state: known, note: clean }
}
