import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { questionMessages } from '#domain/messages/questions.ts'
import { checkSearch, SEARCH_TYPES } from '#domain/questions/check-search.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { readParams } from '#web/ui/list/list-params.ts'
import { urlAfter, fieldsOf, NO_SEARCH, questionsParams, type SearchFields } from './questions-params.ts'
import { SearchTerms } from './search-terms.tsx'
import { isObject } from '#web/lib/json.ts'
import '#web/features/questions/questions.css'

/** Debounce of the search field, in milliseconds. */
const TYPING_MS = 250

const isTyped = (state: unknown): boolean => isObject(state) && 'typed' in state
const typeOf = (value: string) => SEARCH_TYPES.find((type) => type === value) ?? 'Default'
const typeOptions = SEARCH_TYPES.map((type) => ({ value: type, label: type }))

/**
 * Search form of the question bank (spec 2.2.7, 2.5.33 to 2.5.36). The URL stores the search. Searches as the user
 * types, and refills the form on back and forward.
 */
export function SearchForm() {
  const location = useLocation()
  const { search, key } = location
  const navigate = useNavigate()
  const kind = useNavigationType()
  const url = new URLSearchParams(search)
  const params = readParams(questionsParams, url)
  const [fields, setFields] = useState(() => fieldsOf(params))
  const [error, setError] = useState<string>()
  const [seen, setSeen] = useState(key)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = isTyped(location.state)
  const typing = useRef(typed)
  useEffect(() => {
    typing.current = typed
  })

  // Refill the form from a new URL, unless typing set it: the user may have typed more since.
  if (key !== seen) {
    setSeen(key)
    if (kind === NavigationType.Pop || !typed) {
      setFields(fieldsOf(params))
      setError(undefined)
    }
  }
  const wait = (then?: () => void) => {
    clearTimeout(timer.current)
    if (then !== undefined) timer.current = setTimeout(then, TYPING_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const follow = (next: SearchFields) => {
    const verdict = checkSearch(next)
    // Runs after the key press, so the URL may already hold earlier input.
    const isTyping = typing.current
    const cleared = next.text.trim() === '' && isTyping
    if (!verdict.ok && !cleared) return
    // Further typing replaces the history entry, so that one step back leaves the search.
    const to = urlAfter(url, verdict.ok ? verdict.search : undefined)
    void navigate(to, { replace: isTyping, state: { typed: true }, preventScrollReset: true })
  }
  const change = (part: Partial<SearchFields>) => {
    const next = { ...fields, ...part }
    setFields(next)
    setError(undefined)
    if (part.text === undefined) wait()
    else wait(() => follow(next))
  }
  const submit = () => {
    wait()
    const verdict = checkSearch(fields)
    if (!verdict.ok) {
      setError(questionMessages[verdict.code])
      return
    }
    const to = urlAfter(url, verdict.search)
    void navigate(to, { replace: typed, preventScrollReset: true })
  }
  const clear = () => {
    wait()
    setFields(NO_SEARCH)
    setError(undefined)
    if (params.type !== '') void navigate(urlAfter(url, undefined))
  }
  const isWords = fields.type === 'Default' || fields.type === 'Number'
  return (
    <form
      role="search"
      aria-label="Questions"
      noValidate
      className={classNames(
        'grid grid-cols-[minmax(9rem,11rem)_minmax(0,1fr)_auto] gap-4 items-start p-4 border border-border rounded-large bg-surface max-[48.01rem]:grid-cols-1 max-[48.01rem]:gap-3',
        isWords &&
          'question-search--words min-[22.01rem]:max-[48.01rem]:grid-cols-[minmax(0,1fr)_auto] min-[22.01rem]:max-[48.01rem]:*:first:col-span-full',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SelectField
        label="Search by"
        value={fields.type}
        options={typeOptions}
        onChange={(event) => change({ type: typeOf(event.target.value) })}
      />
      <SearchTerms fields={fields} error={error} onChange={change} />
      <div className="question-search__actions">
        <Button type="submit">
          <Search size={18} aria-hidden="true" /> Search
        </Button>
        {(params.type !== '' || fields.text !== '') && (
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </form>
  )
}
