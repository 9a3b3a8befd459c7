import { AArrowDown, AArrowUp } from 'lucide-react'
import { toolWords } from '#domain/messages/test-tools.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { setTextSize, sizeBeside, useAppliedTextSize } from './text-size.ts'

/** Two buttons for the size of the page's text while the tools are open; the size is read aloud. */
export function TextSizeTool() {
  const size = useAppliedTextSize()
  const step = (by: 1 | -1) => {
    const next = sizeBeside(size, by)
    return {
      'aria-disabled': next === undefined || undefined,
      onClick: () => {
        if (next !== undefined) setTextSize(next)
      },
    }
  }
  return (
    <span className="question-tools__size">
      <IconButton label={toolWords.smaller} icon={<AArrowDown size={20} />} {...step(-1)} />
      <IconButton label={toolWords.larger} icon={<AArrowUp size={20} />} {...step(1)} />
      <span role="status">
        <VisuallyHidden>{toolWords.size(size)}</VisuallyHidden>
      </span>
    </span>
  )
}
