import { parse } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'

const fence = '---'

/** Splits a Markdown file into its front matter, as YAML reads it, and the text below. */
export function splitFrontMatter(source: string, place: string): { data: unknown; body: string } {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  if (lines[0] !== fence) throw new ContentError(place, `the first line must be “${fence}”.`)
  const end = lines.indexOf(fence, 1)
  if (end < 0) throw new ContentError(place, `the front matter has no closing line “${fence}”.`)
  try {
    return { data: parse(lines.slice(1, end).join('\n')), body: lines.slice(end + 1).join('\n') }
  } catch (error) {
    throw new ContentError(place, `the front matter is not valid YAML: ${(error as Error).message}`)
  }
}

/** Checks front matter against its schema, and lists every field that is wrong. */
export function checkFrontMatter<S extends z.ZodType>(schema: S, data: unknown, place: string): z.infer<S> {
  const checked = schema.safeParse(data)
  if (checked.success) return checked.data
  const faults = checked.error.issues.map((issue) => {
    const field = issue.path.join('.')
    return field ? `“${field}”: ${issue.message}` : issue.message
  })
  throw new ContentError(place, `the front matter is wrong. ${faults.join('; ')}.`)
}
