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
