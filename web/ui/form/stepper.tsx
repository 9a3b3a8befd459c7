import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type StepperProps = {
  label: string
  steps: readonly string[]
  /** The index of the current step; equal to the number of steps once all are done. */
  current: number
}

/** Shows the current step of a sequence. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="flex flex-wrap gap-y-2 gap-x-6 m-0 p-0 list-none" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(
            'stepper__step flex items-center gap-2 text-text-muted aria-[current=step]:text-text aria-[current=step]:font-[650]',
            index < current && 'stepper__step--done',
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="stepper__number" aria-hidden="true">
            {index < current ? <Check size={16} /> : index + 1}
          </span>
          {step}
          {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
