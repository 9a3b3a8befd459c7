import { useState } from 'react'

const NO_CHOICE = 'Please describe the image, or say that it is decoration'
const NO_DESCRIPTION = 'Please describe the image'

/** The state of an image's description, or, unless `mustDescribe`, of marking it as decoration. */
export function useImageDescription(initial?: string, mustDescribe = false) {
  const [alt, setAlt] = useState(initial ?? '')
  const [isDecoration, setDecoration] = useState(initial === '' && !mustDescribe)
  const [error, setError] = useState<string>()
  return {
    alt,
    isDecoration,
    mustDescribe,
    error,
    describe: (text: string) => {
      setAlt(text)
      setError(undefined)
    },
    decorate: (on: boolean) => {
      setDecoration(on)
      setError(undefined)
    },
    /** Returns the description, '' for decoration; shows an error and returns undefined if it's missing. */
    check: (): string | undefined => {
      if (isDecoration) return ''
      if (alt.trim() !== '') return alt.trim()
      setError(mustDescribe ? NO_DESCRIPTION : NO_CHOICE)
      return undefined
    },
  }
}

export type ImageDescriptionState = ReturnType<typeof useImageDescription>
