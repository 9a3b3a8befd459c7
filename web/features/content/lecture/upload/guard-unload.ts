/** Closing the window would cut these off. */
const running = new Set<object>()

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before the window closes until the returned function is called: something runs that would be cut off. */
export function guardUnload(): () => void {
  const work = {}
  running.add(work)
  window.addEventListener('beforeunload', preventUnload)
  return () => {
    running.delete(work)
    if (running.size === 0) window.removeEventListener('beforeunload', preventUnload)
  }
}
