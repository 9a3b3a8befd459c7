import type { PlayerActions } from './control-bar.tsx'
import type { PlaybackHabits } from './playback-habits.ts'
import { nextSpeed } from './player-actions.ts'
import type { Shortcut } from './shortcuts.ts'

type Player = { actions: PlayerActions; habits: PlaybackHabits; duration: number }

/** Does what a key asks for. */
export function doShortcut(shortcut: Shortcut, { actions, habits, duration }: Player): void {
  switch (shortcut.do) {
    case 'play':
      actions.toggle()
      return
    case 'skip':
      actions.skip(shortcut.seconds)
      return
    case 'part':
      actions.seek((duration * shortcut.tenths) / 10)
      return
    case 'volume': {
      const volume = Math.min(1, Math.max(0, habits.volume + shortcut.by))
      actions.setSound({ volume, muted: volume === 0 })
      return
    }
    case 'mute':
      actions.setSound({ muted: !habits.muted })
      return
    case 'captions':
      actions.toggleCaptions()
      return
    case 'slower':
    case 'faster':
      actions.setSpeed(nextSpeed(habits.speed, shortcut.do === 'faster' ? 1 : -1))
      return
    case 'pip':
      actions.togglePictureInPicture()
      return
    case 'fullscreen':
      actions.toggleFullscreen()
  }
}
