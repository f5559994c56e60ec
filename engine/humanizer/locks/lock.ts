export type LockKind =
  | 'quotation'
  | 'citation'
  | 'number'
  | 'date'
  | 'name'
  | 'url'
  | 'email'
  | 'code'
  | 'formula'
  | 'markdown'
  | 'user'

/** A span of the original that must come back letter for letter. Half-open UTF-16 offsets. */
export type Lock = {
  kind: LockKind
  start: number
  end: number
  text: string
}
