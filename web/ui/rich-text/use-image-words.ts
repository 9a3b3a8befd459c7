import { useState } from 'react'

const NO_WORDS = 'Please describe the image, or say that it is decoration'

/** The words of an image: what it shows, or that it is decoration. */
export function useImageWords(initial?: string) {
  const [alt, setAlt] = useState(initial ?? '')
  const [isDecoration, setDecoration] = useState(initial === '')
  const [error, setError] = useState<string>()
  return {
    alt,
    isDecoration,
    error,
    describe: (text: string) => {
      setAlt(text)
      setError(undefined)
    },
    decorate: (on: boolean) => {
      setDecoration(on)
      setError(undefined)
    },
    /** The words to write, '' for decoration; undefined, with a message, when there are none yet. */
    check: (): string | undefined => {
      if (isDecoration) return ''
      if (alt.trim() !== '') return alt.trim()
      setError(NO_WORDS)
      return undefined
    },
  }
}

export type ImageWordsState = ReturnType<typeof useImageWords>
