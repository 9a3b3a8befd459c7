import { playbackHabits } from './playback-habits.ts'

/** The playback speeds to choose from. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed up or down from any speed. */
export const nextSpeed = (speed: number, by: 1 | -1): number =>
  (by > 0 ? SPEEDS.find((each) => each > speed) : SPEEDS.findLast((each) => each < speed)) ?? speed

/** Seeks to a position within the video, in seconds. */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds
  video.currentTime = Math.min(Math.max(0, seconds), end)
}

/** Sets the playback speed; 1 is the original. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed
}

/** Sets the volume, from 0 to 1, and whether the sound is off. */
export function setSound(video: HTMLVideoElement, { volume, muted }: { volume?: number; muted: boolean }): void {
  if (volume !== undefined) video.volume = volume
  video.muted = muted
}

/** Whether the browser supports picture-in-picture for scripts. */
export const hasPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** Toggles picture-in-picture, which the browser may reject. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (!hasPictureInPicture()) return
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
    else await video.requestPictureInPicture()
  } catch {
    // Without a picture, such as with audio only, there is nothing to show.
  }
}

const isPhonePlayer = (video: HTMLVideoElement): video is HTMLVideoElement & { webkitEnterFullscreen: () => void } =>
  'webkitEnterFullscreen' in video

/** Toggles full screen for the whole player; on an iPhone, for the video alone. */
export async function toggleFullscreen(player: HTMLElement, video: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen()
    else if ('requestFullscreen' in player) await player.requestFullscreen()
    else if (isPhonePlayer(video)) video.webkitEnterFullscreen()
  } catch {
    // The browser may reject it, for example in an iframe.
  }
}

/** Applies the stored speed, sound, and captions to a video. */
export function applyHabits(video: HTMLVideoElement): void {
  const { speed, volume, muted, captions } = playbackHabits()
  video.playbackRate = speed
  video.volume = volume
  video.muted = muted
  showCaptions(video, captions)
}

/** Shows captions; hidden ones aren't even loaded. */
export function showCaptions(video: HTMLVideoElement, shown: boolean): void {
  for (const track of video.textTracks) track.mode = shown ? 'showing' : 'disabled'
}
