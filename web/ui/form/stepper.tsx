import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import './stepper.css'

type StepperProps = {
  label: string
  steps: readonly string[]
  /** The index of the current step; equal to the number of steps once all are done. */
  current: number
}

/** Shows the current step of a sequence. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames('stepper__step', index < current && 'stepper__step--done')}
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
