import { type Editor, useEditorState } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { focusedChain } from './focused-chain.ts'
import { linkAddress } from './link-address.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const NO_LINK = 'Please enter the address of a web page or an e-mail address'

const addressAt = (editor: Editor): string => {
  const address: unknown = editor.getAttributes('link')['href']
  return typeof address === 'string' ? address : ''
}

/** The button that links the selected text, or changes or removes its link. */
export function RichTextLink({ editor }: { editor: Editor }) {
  const on = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const close = () => {
    setTyped(undefined)
    setError(undefined)
  }
  const apply = () => {
    const href = linkAddress(typed ?? '')
    if (href === undefined) {
      setError(NO_LINK)
      return
    }
    flushSync(close)
    const chain = focusedChain(editor).extendMarkRange('link')
    if (editor.state.selection.empty && !on) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
  }
  return (
    <>
      <Toolbar.Button
        className="rich-text-editor__tool"
        aria-label="Link"
        title="Link"
        aria-pressed={on}
        onClick={() => setTyped(addressAt(editor))}
      >
        <Link2 size={18} aria-hidden="true" />
      </Toolbar.Button>
      <Dialog
        open={typed !== undefined}
        title="Link"
        onClose={close}
        actions={
          <>
            {on && (
              <Button
                variant="secondary"
                onClick={() => {
                  flushSync(close)
                  focusedChain(editor).extendMarkRange('link').unsetLink().run()
                }}
              >
                Remove link
              </Button>
            )}
            <Button onClick={apply}>Link</Button>
          </>
        }
      >
        <TextField
          label="Address"
          inputMode="url"
          value={typed ?? ''}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter must not submit the form around it.
            event.preventDefault()
            apply()
          }}
        />
      </Dialog>
    </>
  )
}
