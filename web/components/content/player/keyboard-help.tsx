import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { KeyList } from '#web/ui/key-list.tsx'
import { KEYBOARD_HELP } from './shortcuts.ts'

/** The player's keys. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard">
      <p>While the player has the focus:</p>
      <KeyList keys={KEYBOARD_HELP} />
    </Dialog>
  )
}
