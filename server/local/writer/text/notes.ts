import { readPassages, topicStems } from './passages.ts'

export type Note = {
  text: string
  stems: string[]
  /** The user's own heading above the note, if any. */
  under: string | null
  /** The note is a question, or says that something is missing. */
  open: boolean
}

const mark = /^\s*(?:[-*•–+]\s+|\(?\d{1,3}[.)]\s+|\[[ xX]?\]\s*)+/
const headingLine = /^(?:#{1,6}\s+(\S.*)|([^.!?]{2,60}):)$/

/** Reads the user's notes: one per line, or one per sentence in running text. */
export function readNotes(text: string): Note[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  const notes: Note[] = []
  let under: string | null = null
  for (const raw of lines.length > 1 ? lines : sentencesOf(text)) {
    const line = raw.replace(mark, '').replace(/\s+/g, ' ').trim()
    const heading = headingLine.exec(line)
    if (heading) {
      under = (heading[1]?.replace(/(?<!#)#+$/, '') ?? heading[2])!.trim()
      continue
    }
    for (const note of partsOf(line))
      notes.push({ text: note, stems: topicStems(note), under, open: isOpen(note) })
  }
  return notes
}

function sentencesOf(text: string): string[] {
  return readPassages(text).flatMap((passage) => passage.text.split(/;\s+/))
}

/** A line of several sentences is several notes. */
function partsOf(line: string): string[] {
  return line
    .split(/;\s+|(?<=[^.][.!?])\s+(?=[A-Z"“])/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function isOpen(note: string): boolean {
  return /\?+\s*$|\b(?:todo|tbd|tbc|fixme|xxx|find out|look up|check (?:if|whether|the|this))\b|\?\?/i.test(
    note,
  )
}
