import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import './card.css'

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' | 'section' | 'li' }

/** A raised block of related things. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', className)} />
}
