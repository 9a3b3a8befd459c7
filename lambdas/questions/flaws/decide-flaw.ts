import { checkFlawDecision, flawCases, type FlawState, lookedAt, seenOf } from '#domain/item-analysis/flaw-case.ts'
import type { DecideFlawInput, FlawCase } from '#generated/schema.ts'
import { flawCaseKey } from '#table/bank-keys.ts'
import { type FlawCaseItem, flawCaseItem, type StoredDecision } from '#table/item-analysis.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { FlawDeps } from './flaw-deps.ts'
import { settledReport, ifOutcome } from './settled-report.ts'
import { caseReply, namesOfDeciders, stampOf, type StoredCase } from './read-cases.ts'

async function readCase(question: number, deps: FlawDeps): Promise<StoredCase | undefined> {
  const [lines, reports, decision] = await Promise.all([
    deps.statistics(),
    deps.reports(),
    getItem<FlawCaseItem>(deps.table, flawCaseKey(question), { consistent: true }),
  ])
  const [stored] = flawCases(
    lines.filter(({ id }) => id === question),
    reports.filter((report) => report.question === question),
    decision ? [decision] : [],
  )
  return stored
}

const REFUSALS = {
  kept: 'question-not-found',
  changed: 'flaw-not-changed',
  withdrawn: 'flaw-not-withdrawn',
} as const satisfies Record<Exclude<FlawState, 'new'>, string>

/** Whether this request wrote the item: a repeat returns the same reply. */
const isSame = (
  item: StoredDecision | undefined,
  { stamp, state }: DecideFlawInput,
  note: string,
  by: string,
): boolean => item?.request === stamp && item.state === state && item.note === note && item.by === by

/**
 * Decides on a question's flaws as an administrator saw them, and settles its open reports, in one transaction
 * (decision 0116). Repeatable; audited. Refuses with 'request-invalid', 'flaw-note-too-long', 'flaw-not-found',
 * 'flaw-case-changed' when something was added since `stamp`, 'question-not-found', 'flaw-not-changed' without a newer
 * version of the question, 'flaw-not-withdrawn' while it is in the bank. 4 write units and 4 a report.
 */
export async function decideFlaw(input: DecideFlawInput, by: string, deps: FlawDeps): Promise<FlawCase> {
  const { table, now } = deps
  const { question, stamp } = input
  const verdict = checkFlawDecision(input)
  if (!verdict.ok) throw new Refusal(verdict.code)
  const { state, note } = verdict
  if (question < 1) throw new Refusal('flaw-not-found')
  const reply = async (stored: StoredCase) => {
    const entry = (await deps.entries()).find(({ id }) => id === question)
    return caseReply(stored, entry, await namesOfDeciders([stored], table))
  }
  const before = await readCase(question, deps)
  if (!before) throw new Refusal('flaw-not-found')
  const reports = state === 'new' ? before.reports : []
  // The files may not include yet that it settled reports.
  if (isSame(before.decision, input, note, by)) return reply({ ...before, reports, state })
  if (stampOf(before) !== stamp) throw new Refusal('flaw-case-changed')
  const version = before.decision?.version ?? 0
  const at = lookedAt(before)
  const item = flawCaseItem({
    ...{ question, state, note, by, on: now(), at },
    // A kind that an earlier decision covered, and that returns in the same version, is not new.
    seen: [...new Set([...seenOf(before.reasons), ...(before.decision?.seen ?? [])])].sort(),
    ...{ request: stamp, version: version + 1 },
  })
  const guards =
    state === 'new'
      ? []
      : [ifOutcome(state, question, at), ...before.reports.map(({ id }) => settledReport(id, item.on, state))]
  const written = await transactWrite(table, [{ Put: { Item: item, ...ifVersion(version) } }, ...guards])
  if (written.ok) return reply({ ...before, decision: item, reports, state })
  if (written.index === 0) {
    const other = storedItem<FlawCaseItem>(written)
    // Two concurrent requests.
    if (other && isSame(other, input, note, by)) return reply({ ...before, decision: other, reports, state })
    throw new Refusal('flaw-case-changed')
  }
  throw new Refusal(written.index === 1 && state !== 'new' ? REFUSALS[state] : 'flaw-case-changed')
}
