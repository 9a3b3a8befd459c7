import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type StackProps = { gap?: 'small' | 'medium' | 'large'; children: ReactNode }

/** Stacks items vertically with even gaps. */
export function Stack({ gap = 'medium', children }: StackProps) {
  return <div className={classNames('stack', gap !== 'medium' && `stack--${gap}`)}>{children}</div>
}
