import { playbackHabits } from './playback-habits.ts'

/** The speeds that are offered. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed up or down from one that may be none of these. */
export const nextSpeed = (speed: number, by: 1 | -1): number =>
  (by > 0 ? SPEEDS.find((each) => each > speed) : SPEEDS.findLast((each) => each < speed)) ?? speed

/** Goes to a position, within the video. Seconds. */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds
  video.currentTime = Math.min(Math.max(0, seconds), end)
}

/** Plays at another speed; 1 is the recording's. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed
}

/** Sets how loud it is, from 0 to 1, and whether it is heard. */
export function setSound(video: HTMLVideoElement, { volume, muted }: { volume?: number; muted: boolean }): void {
  if (volume !== undefined) video.volume = volume
  video.muted = muted
}

/** Whether the browser shows a video in a window of its own at a script's request. */
export const hasPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** Into a window of its own, and back. A browser may refuse it. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (!hasPictureInPicture()) return
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
    else await video.requestPictureInPicture()
  } catch {
    // Without a picture, such as audio only, there is nothing to show.
  }
}

const isPhonePlayer = (video: HTMLVideoElement): video is HTMLVideoElement & { webkitEnterFullscreen: () => void } =>
  'webkitEnterFullscreen' in video

/** The whole player on the full screen, and back; on an iPhone the video alone. */
export async function toggleFullscreen(player: HTMLElement, video: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen()
    else if ('requestFullscreen' in player) await player.requestFullscreen()
    else if (isPhonePlayer(video)) video.webkitEnterFullscreen()
  } catch {
    // The browser refuses it, such as in a frame.
  }
}

/** Puts speed, sound and captions on a video as they were left. */
export function applyHabits(video: HTMLVideoElement): void {
  const { speed, volume, muted, captions } = playbackHabits()
  video.playbackRate = speed
  video.volume = volume
  video.muted = muted
  showCaptions(video, captions)
}

/** Shows captions, or does not even load them. */
export function showCaptions(video: HTMLVideoElement, shown: boolean): void {
  for (const track of video.textTracks) track.mode = shown ? 'showing' : 'disabled'
}
