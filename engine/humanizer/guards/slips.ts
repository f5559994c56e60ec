import { applyEdits, type Replacement } from '../edit.ts'
import { articleFor } from '../language/inflect.ts'

/** Words on both sides of a change that may go badly with it. */
const context = /(?:\S+\s+){0,2}\S*$/
const contextAfter = /^\S*(?:\s+\S+){0,2}/
const contextCharacters = 80

/** Errors that no change may cause in any text. */
const slips: readonly RegExp[] = [
  /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’])/giu,
  /\S[ \u00a0]{2,}\S/g,
  /\p{L}[ \t]+[,;:.!?](?![.\p{L}\p{N}])/gu,
  /[,;:][ \t]*[,;:.]|[^.]\.[ \t]*[,;]|\([ \t]|[ \t]\)|\(\)/g,
  /(?<!\.)[.!?]["”’)\]]*[ \t]+\p{Ll}/gu,
  /(?<=\p{L}[ \t])(?:And|But|The|This|These|That|Which|With|While)\b(?! \p{Lu})/gu,
]
const articleForm = /(?<![\p{L}\p{N}'’.-])(an?)[ \t]+[*_~("“‘[]*(\p{L}[\p{L}'’-]*)/giu

/** Do these changes, made together, write a word twice, "a" for "an", a space or a mark too many, or a small letter after a full stop? */
export function bringsSlip(text: string, edits: readonly Replacement[]): boolean {
  const start = Math.min(...edits.map((edit) => edit.start))
  const end = Math.max(...edits.map((edit) => edit.end))
  const from =
    start - (context.exec(text.slice(Math.max(0, start - contextCharacters), start))?.[0].length ?? 0)
  const to = end + (contextAfter.exec(text.slice(end, end + contextCharacters))?.[0].length ?? 0)
  const before = text.slice(from, to)
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))
  return hasMore(before, applyEdits(before, moved))
}

/** Changes further apart than this do not meet. */
const apartCharacters = 20

/** Returns the changes that are near each other and cause a slip together. */
export function slippingEdits<Change extends Replacement>(text: string, edits: readonly Change[]): Change[] {
  const groups: Change[][] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1)?.at(-1)
    if (last && edit.start - last.end <= apartCharacters) groups.at(-1)?.push(edit)
    else groups.push([edit])
  }
  return groups.filter((group) => bringsSlip(text, group)).flat()
}

function hasMore(before: string, after: string): boolean {
  return (
    slips.some((slip) => countOf(slip, after) > countOf(slip, before)) ||
    wrongArticles(after) > wrongArticles(before)
  )
}

function countOf(slip: RegExp, text: string): number {
  return text.match(slip)?.length ?? 0
}

function wrongArticles(text: string): number {
  let wrong = 0
  for (const [, article, word] of text.matchAll(articleForm)) {
    const right = articleFor(word as string)
    if (right !== undefined && article?.toLowerCase() !== right) wrong++
  }
  return wrong
}
