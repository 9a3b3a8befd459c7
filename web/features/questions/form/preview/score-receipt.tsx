import type { ScoreLine } from '#domain/questions/types/score.ts'
import { scoreWords } from '#domain/messages/scoring.ts'

type ScoreReceiptProps = {
  lines: readonly ScoreLine[]
  /** The key alone: nothing was chosen yet. */
  keyOnly?: boolean
}

const listed = (texts: readonly string[]) => (texts.length === 0 ? 'nothing' : texts.join('; '))

/** Each part of a question: what was chosen, what is right, the points it gave, and why. */
export function ScoreReceipt({ lines, keyOnly = false }: ScoreReceiptProps) {
  return (
    <ul className="score-receipt">
      {lines.map((line, index) => (
        <li key={index} className="score-receipt__line">
          {line.label !== '' && <strong>{line.label}</strong>}
          {!keyOnly && <span>Chosen: {listed(line.chosen)}</span>}
          <span>Right: {listed(line.right)}</span>
          {!keyOnly && <span className="muted">{scoreWords(line)}</span>}
          {line.whys.map(({ option, why }) => (
            <span key={option} className="score-receipt__why">
              <b>{option}:</b> {why}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
