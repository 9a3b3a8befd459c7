import type { ScoreLine } from '#domain/questions/types/score.ts'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'

/** What is correct in each part of a question, and why. */
export function KeyList({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 m-0 p-0 list-none">
      {lines.map((line, index) => (
        <li key={index} className="grid gap-[0.1rem] ps-3 border-s-3 border-s-border-strong wrap-anywhere">
          {line.label !== '' && <strong>{line.label}</strong>}
          <span>Right: {line.right.join('; ')}</span>
          {line.whys.map(({ option, why, whyHtml }) => (
            <span key={option} className="text-small">
              <b>{option}:</b> <FormattedText text={why} html={whyHtml} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
