import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './layout.css'

export type ContainerWidth = 'page' | 'narrow' | 'form' | 'wide'

/** Keeps its content to a readable width in the middle of the window. */
export function Container({ width = 'page', children }: { width?: ContainerWidth; children: ReactNode }) {
  return <div className={classNames('container', width !== 'page' && `container--${width}`)}>{children}</div>
}
