import { useNavigation } from 'react-router-dom'
import './route-progress.css'

/** A thin bar at the head of the screen while the next one is on its way; it appears after 150 ms. */
export function RouteProgress() {
  const { state } = useNavigation()
  return state === 'loading' ? (
    <div className="route-progress" role="progressbar" aria-label="Loading the page" />
  ) : null
}
