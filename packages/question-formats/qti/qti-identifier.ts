/**
 * Encodes a ref as an identifier of QTI 3.0, an XML name (NCName); other characters are written as codes, `_x003A_`, as
 * in .NET and Excel.
 */
export const identifierOfRef = (ref: string): string =>
  ref.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replace(/[^\w.-]|^[^a-z_]/gi, (letter) =>
    Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at))
      .map((code) => `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`)
      .join(''),
  )

/** Decodes such an identifier; any other stays unchanged. */
export const refOfIdentifier = (identifier: string): string =>
  identifier.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
