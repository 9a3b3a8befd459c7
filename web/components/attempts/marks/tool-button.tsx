import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  label: string
  /** Whether the tool is in use. */
  on: boolean
  /** What it holds while it isn't in use, shown as a dot. */
  holds?: string | undefined
}

/** A tool in the test's bar: an icon with its label, below it on phones and beside it on larger screens. */
export const ToolButton = ({ icon: Icon, label, on, holds, ...rest }: ToolButtonProps) => (
  <Button
    {...rest}
    aria-description={holds}
    variant={on ? 'secondary' : 'quiet'}
    className={classNames(
      'rounded-small max-sm:flex-col max-sm:gap-0.5 max-sm:p-1 max-sm:text-[0.6875rem] sm:px-3 sm:py-1 sm:text-small',
      on && 'bg-primary-soft text-on-primary-soft',
    )}
  >
    <span className="relative flex" aria-hidden="true">
      <Icon size={20} />
      {holds !== undefined && <span className="absolute -top-1 -end-1 size-2 rounded-full bg-primary" />}
    </span>{' '}
    {label}
  </Button>
)
