import type { Call, Cards } from './call.ts'
import { invalidRequest, missing } from './card-error.ts'
import { formAt, textAt } from './form.ts'
import { refuseUnknown } from './read-params.ts'
import type { Dispute } from './records.ts'

function openDispute(cards: Cards, id: string): Dispute {
  const dispute = cards.store.get('dispute', id)
  if (!dispute) throw missing(404, 'dispute', id, 'id')
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalidRequest('This dispute is already closed')
  return dispute
}

/** Applies the bank's decision: the money is returned or lost. */
function decide(cards: Cards, dispute: Dispute, status: 'won' | 'lost', { cause }: Pick<Call, 'cause'>): Dispute {
  const closed: Dispute = { ...dispute, status }
  cards.store.put('dispute', closed.id, closed)
  if (status === 'won') cards.emit('charge.dispute.funds_reinstated', closed, cause)
  cards.emit('charge.dispute.closed', closed, cause)
  return closed
}

/** POST /v1/disputes/:id/close: the academy accepts the dispute, so it is lost. */
export const closeDispute = (cards: Cards, call: Call): Dispute =>
  decide(cards, openDispute(cards, call.id), 'lost', call)

/**
 * POST /v1/disputes/:id with evidence. As in Stripe's test mode, the evidence `winning_evidence` or `losing_evidence`
 * decides it immediately; any other stays under review forever. `submit=false` only stores it.
 */
export function updateDispute(cards: Cards, call: Call): Dispute {
  const { params } = call
  refuseUnknown(params, ['evidence', 'expand', 'metadata', 'submit'])
  const before = openDispute(cards, call.id)
  const text = textAt(formAt(params, 'evidence'), 'uncategorized_text')
  const submitted = text !== undefined && textAt(params, 'submit') !== 'false'
  const updated: Dispute = {
    ...before,
    evidence: text === undefined ? before.evidence : { ...before.evidence, uncategorized_text: text },
    status: submitted ? 'under_review' : before.status,
    evidence_details: {
      ...before.evidence_details,
      has_evidence: before.evidence_details.has_evidence || text !== undefined,
      submission_count: before.evidence_details.submission_count + (submitted ? 1 : 0),
    },
  }
  cards.store.put('dispute', updated.id, updated)
  cards.emit('charge.dispute.updated', updated, call.cause)
  if (submitted && text === 'winning_evidence') return decide(cards, updated, 'won', call)
  if (submitted && text === 'losing_evidence') return decide(cards, updated, 'lost', call)
  return updated
}

/** Decides an open dispute as the bank. False if there is none with that ID. */
export function bankDecides(cards: Cards, id: string, won: boolean): boolean {
  const dispute = cards.store.get('dispute', id)
  if (!dispute || dispute.status === 'won' || dispute.status === 'lost') return false
  decide(cards, dispute, won ? 'won' : 'lost', { cause: { id: null, idempotency_key: null } })
  return true
}
