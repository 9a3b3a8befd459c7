import { Link, type LinkProps } from 'react-router-dom'
import type { ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; wide?: boolean }

/** A link styled as a button: it navigates and performs no action. */
export function LinkButton({ variant = 'primary', wide = false, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames('button', `button--${variant}`, wide && 'button--wide', className)} />
}
