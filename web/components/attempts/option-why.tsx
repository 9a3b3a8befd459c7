import { peersWords } from '#domain/messages/scoring.ts'
import { FormattedText } from './formatted/formatted-text.tsx'
import type { ReviewProps } from './question-view.ts'

type OptionWhyProps = { lines: ReviewProps['lines']; option: string; label?: string }

/** Why an option is right or wrong, below it, if its author said so. `label`: the part that the option belongs to. */
export function OptionWhy({ lines = [], option, label = '' }: OptionWhyProps) {
  const reason = lines.find((line) => line.label === label)?.whys.find((each) => each.option === option)
  if (reason === undefined) return null
  return (
    <FormattedText as="p" className="graded__why basis-full ps-8 text-small" text={reason.why} html={reason.whyHtml} />
  )
}

/** The percentage of other students who chose an option, below it; nothing before enough students have answered. */
export function PeerShare({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null
  return (
    <span className="basis-full flex items-center gap-2 ps-8 text-small text-text-muted">
      {/* Its length says what its words say. */}
      <span className="w-24 h-1.5 rounded-full bg-surface-sunken forced-colors:hidden" aria-hidden="true">
        <span className="block h-full rounded-full bg-current" style={{ width: `${percent}%` }} />
      </span>
      {peersWords.chose(percent)}
    </span>
  )
}
