import { pointsWords } from '#domain/messages/scoring.ts'
import { FormattedText } from '../formatted/formatted-text.tsx'
import './points-receipt.css'

/** What one part of a question gave, and why. */
export type ReceiptLine = {
  label: string
  chosen: readonly string[]
  right: readonly string[]
  points: number
  maxPoints: number
  words: string
  whys: readonly { option: string; why: string; whyHtml?: string | null | undefined }[]
}

const listed = (texts: readonly string[]) => (texts.length === 0 ? 'Nothing' : texts.join('; '))

/** Where the points of a question come from: each part, what was chosen, what is right, its points and why. `whose`: 'Your' or 'Student’s'. */
export function Receipt({ lines, whose }: { lines: readonly ReceiptLine[]; whose: string }) {
  return (
    <section className="points-receipt" aria-label="Where the points come from">
      <h4>Where the points come from</h4>
      <ul>
        {lines.map(({ label, chosen, right, points, maxPoints, words, whys }, i) => (
          <li key={i} className="points-receipt__line">
            <p className="points-receipt__head">
              <span>{label === '' ? 'Whole question' : label}</span>
              {maxPoints > 0 && <span className="points-receipt__points">{pointsWords(points, maxPoints)}</span>}
            </p>
            <dl>
              <dt>{whose} answer</dt>
              <dd>{listed(chosen)}</dd>
              <dt>Right</dt>
              <dd>{listed(right)}</dd>
            </dl>
            <p className="muted">{words}</p>
            {whys.map(({ option, why, whyHtml }) => (
              <div key={option} className="points-receipt__why">
                <strong>{option}:</strong>{' '}
                <FormattedText className="points-receipt__reason" text={why} html={whyHtml} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
