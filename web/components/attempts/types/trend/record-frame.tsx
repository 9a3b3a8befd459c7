import type { ReactNode } from 'react'
import type { RecordItem } from '#web/components/attempts/types/items.ts'
import { questionPart } from '#web/components/attempts/question-part.tsx'
import '#web/components/attempts/types/item-parts.css'

/** The client's record, loaded on demand. */
export const ClientRecord = questionPart(
  'the client’s record',
  async () => (await import('./client-record.tsx')).ClientRecord,
)

type RecordFrameProps = {
  item: RecordItem
  /** The question that the record belongs to. */
  of: string
  children: ReactNode
}

/** The client's record next to the question; for an item of a case study, with its step. */
export function RecordFrame({ item: { record, step, number, of: items }, of, children }: RecordFrameProps) {
  return (
    <div className="record-frame grid grid-cols-1 content-start gap-4 min-[60rem]:in-[.question--quiet]:grid-cols-2 min-[60rem]:in-[.question--quiet]:gap-8">
      <div className="record-frame__record">
        <ClientRecord record={record} of={of} item={number} />
      </div>
      <div>
        {step !== undefined && (
          <p className="text-text-muted text-small font-semibold">
            Item {number} of {items} · {step}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
