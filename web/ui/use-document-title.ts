import { useEffect } from 'react'
import { academy } from '../../domain/academy.ts'

/** Sets the tab's title: the screen, then the academy. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === academy.name ? title : `${title} · ${academy.name}`
  }, [title])
}
