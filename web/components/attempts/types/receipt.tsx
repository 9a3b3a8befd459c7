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

/** One text as it is, several below one another. */
function Listed({ texts, ordered }: { texts: readonly string[]; ordered: boolean }) {
  if (texts.length < 2) return texts[0] ?? 'Nothing'
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="points-receipt__texts">
      {texts.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </List>
  )
}

type ReceiptProps = {
  lines: readonly ReceiptLine[]
  /** 'Your' or 'Student’s'. */
  whose: string
  /** The texts are in an order. */
  ordered?: boolean
}

/** Where the points of a question come from: each part, what was chosen, what is right, its points and why. */
export function Receipt({ lines, whose, ordered = false }: ReceiptProps) {
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
              <dd>
                <Listed texts={chosen} ordered={ordered} />
              </dd>
              <dt>Right</dt>
              <dd>
                <Listed texts={right} ordered={ordered} />
              </dd>
            </dl>
            <p className="muted">{words}</p>
            {whys.map(({ option, why, whyHtml }, place) => (
              <div key={place} className="points-receipt__why">
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
