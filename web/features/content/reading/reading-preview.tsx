import { contentWords } from '#domain/messages/content.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { isWritten, plainTextOf } from '../task-text.ts'

/** Name and formatted text of a Reading. A text of 10 characters or fewer counts as none (spec 3.2.9). */
export function ReadingPreview({ name, text }: { name: string; text: string }) {
  return (
    <Card as="article" aria-label={name}>
      <h2>{name}</h2>
      {isWritten(plainTextOf(text)) ? <RichText html={text} /> : <p className="muted">{contentWords.noText}</p>}
    </Card>
  )
}
