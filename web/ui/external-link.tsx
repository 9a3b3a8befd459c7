import type { ComponentProps } from 'react'
import type { ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ExternalLinkProps = ComponentProps<'a'> & { href: string; variant?: ButtonVariant }

/** A link to another site, which opens in a new tab without an opener and announces that to screen readers. */
export function ExternalLink({ children, variant, className, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(variant && 'button', variant && `button--${variant}`, className)}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
