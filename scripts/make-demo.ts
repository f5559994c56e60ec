import { humanize } from '../engine/index.ts'
import type { Demo, DemoPart } from '../web/domains/content/demo.ts'

const text =
  'Our bakery feeds the whole street. It is worth noting that it has utilized a single oven since 1987, which Marek calls “a stubborn old horse.” Furthermore, the flour comes from 12 farms, and numerous customers arrive before six. Additionally, the queue serves as the place where the street talks. In conclusion, the bread has immense potential.'

type Piece = { start: number; end: number; parts: DemoPart[] }

/** Runs the engine once for the front page: text, changes, locks and scores are the engine's current result. */
export async function makeDemo(): Promise<Demo | null> {
  const run = humanize(text, { mode: 'clean' })
  if (!run.changed || !run.proof.holds) return null
  const pieces: Piece[] = [
    ...run.locks.map(({ start, end }) => ({ start, end, parts: [part('locked', text.slice(start, end))] })),
    ...run.edits.map(({ start, end, after }) => {
      const rest = restOfWord(end)
      const parts = [part('removed', text.slice(start, end) + rest), part('added', after + rest)]
      return { start, end: end + rest.length, parts }
    }),
  ].sort((a, b) => a.start - b.start)
  return {
    parts: withTextBetween(pieces),
    humanBefore: run.before.humanScore,
    humanAfter: run.finalHumanScore,
    locked: run.locks.length,
  }
}

function withTextBetween(pieces: Piece[]): DemoPart[] {
  const parts: DemoPart[] = []
  let at = 0
  for (const piece of pieces) {
    parts.push(part('same', text.slice(at, piece.start)), ...piece.parts)
    at = piece.end
  }
  parts.push(part('same', text.slice(at)))
  return parts.filter((one) => one.text !== '')
}

/** Extends a change to the end of the word, so that whole words are shown. */
function restOfWord(end: number): string {
  return /\p{L}/u.test(text[end - 1] ?? '') ? (/^\p{L}*/u.exec(text.slice(end))?.[0] ?? '') : ''
}

function part(kind: DemoPart['kind'], words: string): DemoPart {
  return { kind, text: words }
}
