import type { HTMLAttributes } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Limits the width to that of a readable form. */
  narrow?: boolean
}

/** A raised block of related content. */
export function Card({ as: Tag = 'div', narrow = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', narrow && 'card--narrow', className)} />
}
