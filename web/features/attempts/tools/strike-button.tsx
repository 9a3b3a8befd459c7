import { Strikethrough } from 'lucide-react'
import { toolWords } from '#domain/messages/test-tools.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type StrikeButtonProps = { name: string; struck: boolean; onToggle: () => void }

/** Strikes out an answer or restores it. The choice doesn't change. */
export function StrikeButton({ name, struck, onToggle }: StrikeButtonProps) {
  return (
    <IconButton
      label={toolWords.strike(name)}
      icon={<Strikethrough size={18} />}
      aria-pressed={struck}
      // The options stay the only stops of Tab; Delete strikes out the focused one.
      tabIndex={-1}
      aria-keyshortcuts="Delete"
      className="choice-row__strike"
      onClick={onToggle}
    />
  )
}
