import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from './text-field.tsx'

type SearchBoxProps = {
  /** The accessible name, such as 'Search by name or e-mail'. */
  label: string
  /** Placeholder of the empty box. */
  hint?: string
  /** The current search, '' for none; stored in the URL. */
  search: string
  onSearch: (search: string) => void
}

/** A search that runs on Enter or with its button, on the trimmed text. An empty search shows all. */
export function SearchBox({ label, hint, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  // Going back or forward updates the box.
  if (search !== seen) {
    setSeen(search)
    setText(search)
  }
  return (
    <form
      role="search"
      noValidate
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">
        <Search size={18} aria-hidden="true" /> Search
      </Button>
      {search !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            setText('')
            onSearch('')
          }}
        >
          Show all
        </Button>
      )}
    </form>
  )
}
