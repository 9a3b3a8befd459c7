import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Full width of its container. */
  wide?: boolean
  /** Shows a spinner and ignores clicks while work is pending; the label stays. */
  busy?: boolean
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={classNames('button', `button--${variant}`, wide && 'button--wide', className)}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  )
}
