import { useState } from 'react'
import { pointsWords } from '#domain/messages/scoring.ts'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import './item-parts.css'

/** The points of one part of a question, and the reason. */
export type PointsLine = {
  label: string
  chosen: readonly string[]
  right: readonly string[]
  points: number
  maxPoints: number
  words: string
  whys: readonly { option: string; why: string; whyHtml?: string | null | undefined }[]
}

/** Renders a single text inline, or several as a list. */
function TextList({ texts, ordered }: { texts: readonly string[]; ordered: boolean }) {
  if (texts.length < 2) return texts[0] ?? 'No answer'
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="points-receipt__texts">
      {texts.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </List>
  )
}

type PointsBreakdownProps = {
  lines: readonly PointsLine[]
  /** 'Your' or 'Student’s'. */
  whose: string
  /** The order of the texts matters. */
  ordered?: boolean
  /** Lists only the parts that were missed, until the reader asks for the others. */
  trimmed?: boolean
}

/** Whether a part lost points or, if it has none of its own, isn't right. */
const isMissed = ({ chosen, right, points, maxPoints }: PointsLine): boolean =>
  maxPoints > 0 ? points < maxPoints : [...chosen].sort().join('\n') !== [...right].sort().join('\n')

/** Where a question's points come from: for each part, the choice, the right answer, the points, and the reason. */
export function PointsBreakdown({ lines, whose, ordered = false, trimmed = false }: PointsBreakdownProps) {
  const missed = lines.filter(isMissed)
  // With nothing missed there is nothing to put first.
  const [isWhole, setIsWhole] = useState(!trimmed || missed.length === 0)
  const others = lines.length - missed.length
  return (
    <section
      className="points-receipt grid grid-cols-1 gap-2 mt-3 [&_h4]:text-small [&_dt]:text-text-muted [&_dd]:m-0"
      aria-label="How it was scored"
    >
      <h4>How it was scored</h4>
      <ul className="grid grid-cols-1 p-0 list-none">
        {(isWhole ? lines : missed).map(({ label, chosen, right, points, maxPoints, words, whys }, i) => (
          <li
            key={i}
            className="points-receipt__line grid grid-cols-1 gap-1 py-3 border-t border-t-border text-small last:pb-0"
          >
            <p className="flex flex-wrap justify-between gap-y-0 gap-x-3 font-[650]">
              <span>{label === '' ? 'Whole question' : label}</span>
              {maxPoints > 0 && (
                <span className="tabular-nums whitespace-nowrap">{pointsWords(points, maxPoints)}</span>
              )}
            </p>
            <dl>
              <dt>{whose} answer</dt>
              <dd>
                <TextList texts={chosen} ordered={ordered} />
              </dd>
              <dt>Correct answer</dt>
              <dd>
                <TextList texts={right} ordered={ordered} />
              </dd>
            </dl>
            <p className="muted">{words}</p>
            {whys.map(({ option, why, whyHtml }, index) => (
              <div key={index} className="points-receipt__why">
                <strong>{option}:</strong>{' '}
                <FormattedText className="points-receipt__reason" text={why} html={whyHtml} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {!isWhole && others > 0 && (
        <button type="button" className="text-button [justify-self:start] -ms-1" onClick={() => setIsWhole(true)}>
          {others === 1 ? 'Show the part you got right' : `Show the ${others} parts you got right`}
        </button>
      )}
    </section>
  )
}
