import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { KEYBOARD_HELP } from './shortcuts.ts'

/** The player's keys. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard">
      <p>While the player has the focus:</p>
      <dl className="player__keys">
        {KEYBOARD_HELP.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
