import { createHash } from 'node:crypto'
import { previewOf, type QuestionEntry } from '#domain/search/question-entry.ts'
import { type FlawCase, seenOf } from '#domain/item-analysis/flaw-case.ts'
import type { FlawCase as FlawCaseReply } from '#generated/schema.ts'
import type { StoredDecision } from '#table/item-analysis.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { reportReply } from './mistake-reports.ts'

export type StoredCase = FlawCase<StoredDecision>

/** Returns a case's stamp: it changes when a flaw, a report, or a decision is added. */
export const stampOf = ({ reasons, reports, decision }: StoredCase): string => {
  const flaws = reasons.map(({ version }) => version)
  const facts = [decision?.version ?? 0, seenOf(reasons), flaws, reports.map(({ id }) => id).sort()]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}

/**
 * Returns the names of the administrators who made decisions, by uid; none for a deleted account. Half a read unit for
 * each.
 */
export async function namesOfDeciders(
  cases: readonly StoredCase[],
  table: Table,
): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(cases.flatMap(({ decision }) => decision?.by ?? []))]
  const users = await batchGet<UserItem>(
    table,
    uids.map((uid) => userKey(uid)),
  )
  return new Map(users.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]))
}

/** Returns a case as administrators see it. `entry`: the current question, if it is not deleted. */
export function caseReply(
  stored: StoredCase,
  entry: QuestionEntry | undefined,
  names: ReadonlyMap<string, string>,
): FlawCaseReply {
  const { question, reasons, reports, decision, state } = stored
  return {
    question,
    type: entry?.type ?? null,
    preview: entry ? previewOf(entry) : null,
    reasons: reasons.map(({ kind, item, n }) => ({ kind, item: item ?? null, n })),
    reports: reports.map(reportReply),
    state,
    decision: decision
      ? { state: decision.state, note: decision.note, by: names.get(decision.by) ?? null, on: decision.on }
      : null,
    stamp: stampOf(stored),
  }
}
