import { Info } from 'lucide-react'
import { resultText } from '../../../locales/result-text.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import type { HumanizedText } from '../humanized-text.ts'

/** Explains why a part was rewritten in another way than requested. */
export function PartlyNote({ result }: { result: HumanizedText }) {
  if (!result.changed || !result.reason) return null
  return <Note icon={<Info aria-hidden="true" />}>{resultText(result.reason)}</Note>
}
