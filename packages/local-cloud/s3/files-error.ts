import { escapeHtml } from '../shared/escape-html.ts'

/** An error in S3's format. */
export class FilesError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const accessDenied = (message = 'Access Denied'): FilesError => new FilesError(403, 'AccessDenied', message)

/** The response body of an error. */
export const errorXml = ({ code, message }: Pick<FilesError, 'code' | 'message'>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${escapeHtml(code)}</Code><Message>${escapeHtml(message)}</Message></Error>`
