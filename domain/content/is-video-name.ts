const LONGEST = 200

/** Whether a file's name may be that of a lecture's video: it ends in mp4, in any case, and names no path (spec 3.5.8). */
export const isVideoName = (name: string): boolean =>
  /\.mp4$/i.test(name.trim()) && !/[/\\]/.test(name) && name.length <= LONGEST
