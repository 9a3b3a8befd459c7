import type { ReactNode } from 'react'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { classNames } from '#web/ui/class-names.ts'

type PlanSpaceProps = {
  /** For a few words instead of rows: fills the space. */
  quiet?: boolean
  children?: ReactNode
}

/** The height of three rows and the link below them, kept while the plan loads and if it has less to show. */
export const PlanSpace = ({ quiet = false, children }: PlanSpaceProps) => (
  <div
    className={classNames(
      'grid grid-cols-1 min-h-52 max-sm:min-h-58',
      quiet ? 'content-center gap-3 p-4 rounded-medium bg-surface-sunken' : 'content-start gap-1',
    )}
  >
    {children}
  </div>
)

/** The line of the countdown and the streak; the date without them and until they have loaded. */
export function FactsLine({ text = '' }: { text?: string }) {
  const date = formatDate(useNow(60_000))
  return <p className="muted min-h-7">{text === '' ? date : text}</p>
}
