/** Why a file cannot be read. Each caller has its own words for it. */
export const documentFaults = ['broken', 'too-large', 'no-text', 'not-text', 'not-word'] as const
export type DocumentFaultCode = (typeof documentFaults)[number]

export class DocumentFault extends Error {
  readonly code: DocumentFaultCode
  /** What the file is instead, such as "an Excel workbook"; only for `not-word`. */
  readonly found: string | null

  constructor(code: DocumentFaultCode, found: string | null = null) {
    super(found ? `${code}: ${found}` : code)
    this.code = code
    this.found = found
  }
}
