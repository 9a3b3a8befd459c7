import { formatOf, FORMATS } from 'question-formats/format-names.ts'
import { exportWords } from '#domain/messages/formats.ts'
import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What a file in another program's format will not have, said before it is written. */
export function FormatLosses({ format }: { format: string }) {
  const key = formatOf(format)
  if (key === undefined) return null
  const { types, losses, name } = FORMATS[key]
  const left = QUESTION_TYPES.filter((type) => !types.includes(type))
  return (
    <Notice tone="accent" role="status">
      <p>{exportWords.lost(name)}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
        {left.length > 0 && <li>{exportWords.left(left)}</li>}
      </ul>
    </Notice>
  )
}
