import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation the focus goes to the screen's main heading, so that it is read first. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const heading = main.current?.querySelector('h1')
    // A heading in a panel that takes turns with others may be gone the next moment: it is no place to stand.
    const target = heading?.closest('[role=tabpanel]') === null ? heading : main.current
    target?.focus({ preventScroll: true })
  }, [pathname, main])
}
