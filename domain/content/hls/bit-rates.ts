import { type MediaPlaylist, secondsOf, sizeOf } from './media-playlist.ts'

/** The average rate of a rendition's segments, in bits a second. */
export const averageRate = (playlist: MediaPlaylist): number =>
  Math.ceil(((sizeOf(playlist) - playlist.init) * 8) / secondsOf(playlist))

/**
 * Returns a rendition's peak rate in bits a second, as BANDWIDTH requires (RFC 8216, 4.3.4.2): the maximum rate of any
 * consecutive segments that together last between half and one and a half times the target duration; never below the
 * average.
 */
export function peakRate(playlist: MediaPlaylist): number {
  const { target, segments } = playlist
  let peak = averageRate(playlist)
  segments.forEach((_, first) => {
    let [size, seconds] = [0, 0]
    for (const segment of segments.slice(first, first + MAX_IN_A_ROW)) {
      size += segment.size
      seconds += segment.seconds
      if (seconds > target * 1.5) break
      if (seconds >= target / 2) peak = Math.max(peak, Math.ceil((size * 8) / seconds))
    }
  })
  return peak
}

/** Segments shorter than a hundredth of the target are not combined. */
const MAX_IN_A_ROW = 150
