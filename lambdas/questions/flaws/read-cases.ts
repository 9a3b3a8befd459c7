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

/** What a case is made of, as a text: another one where a flaw, a report or a decision was added. */
export const stampOf = ({ reasons, reports, decision }: StoredCase): string => {
  const flaws = reasons.map(({ version }) => version)
  const facts = [decision?.version ?? 0, seenOf(reasons), flaws, reports.map(({ id }) => id).sort()]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}

/** The names of those who decided, by uid: none of an account that was deleted. Half a read unit for each of them. */
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

/** A case as administrators see it. `entry`: its question as it is now, where it is not deleted. */
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
