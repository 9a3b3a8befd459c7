import { useEffect, useState } from 'react'

/** Whether this element fills the screen. */
export function useIsFullscreen(element: HTMLElement | null): boolean {
  const [isFullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const follow = () => setFullscreen(element !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  return isFullscreen
}
