import type { ScoreLine } from '#domain/questions/types/score.ts'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'

/** What is correct in each part of a question, and why. */
export function KeyList({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <ul className="right-answers">
      {lines.map((line, index) => (
        <li key={index} className="right-answers__line">
          {line.label !== '' && <strong>{line.label}</strong>}
          <span>Right: {line.right.join('; ')}</span>
          {line.whys.map(({ option, why, whyHtml }) => (
            <span key={option} className="right-answers__why">
              <b>{option}:</b> <FormattedText className="right-answers__reason" text={why} html={whyHtml} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
