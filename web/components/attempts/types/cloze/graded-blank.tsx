import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { InlineMark } from '#web/components/attempts/types/graded-mark.tsx'
import type { ShownOption } from '#web/components/attempts/types/items.ts'

type GradedBlankProps = {
  options: readonly ShownOption[]
  right: readonly number[]
  choice: readonly number[]
  whose: string
}

/**
 * A blank after grading: the chosen option and, if that is wrong, the right one. Without a key, it lists the options.
 */
export function GradedBlank({ options, right, choice, whose }: GradedBlankProps) {
  const chosen = options.find(({ cell }) => choice.includes(cell))
  const key = options.find(({ cell }) => right.includes(cell))
  if (chosen === undefined && key === undefined)
    return (
      <span className="item-mark item-mark--open">
        <VisuallyHidden>Blank </VisuallyHidden>
        {options.map(({ text }) => text).join(' / ') || '…'}
      </span>
    )
  const isRight = chosen === key
  return (
    <span className="item-blank-marks">
      {chosen !== undefined && (
        <InlineMark mark={isRight ? 'right' : 'wrong'} whose={whose}>
          {chosen.text}
        </InlineMark>
      )}
      {!isRight && key !== undefined && (
        <>
          {' '}
          <InlineMark mark="missed" whose={whose}>
            {key.text}
          </InlineMark>
        </>
      )}
    </span>
  )
}
