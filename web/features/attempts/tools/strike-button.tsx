import { Strikethrough } from 'lucide-react'
import { toolWords } from '#domain/messages/test-tools.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type StrikeButtonProps = { letter: string; struck: boolean; onToggle: () => void }

/** Strikes an answer out, or takes that back; the choice stays as it is. */
export function StrikeButton({ letter, struck, onToggle }: StrikeButtonProps) {
  return (
    <IconButton
      label={toolWords.strike(letter)}
      icon={<Strikethrough size={18} />}
      aria-pressed={struck}
      className="answer-row__strike"
      onClick={onToggle}
    />
  )
}
