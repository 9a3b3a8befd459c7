import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from './text-field.tsx'
import './search-box.css'

type SearchBoxProps = {
  /** What the words are looked for in, such as 'Search by name or e-mail'. */
  label: string
  /** What may be typed, shown in the empty box. */
  hint?: string
  /** What is searched for now, '' for nothing: the address holds it. */
  search: string
  onSearch: (search: string) => void
}

/** A search that runs on Enter or by its button, on the words without spaces around them; an empty one shows all. */
export function SearchBox({ label, hint, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  // Going back or forward fills the box in again.
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
