import { ContentError } from './content-error.ts'

export type Values = Record<string, string>

const placeholder = /\{([A-Za-z]\w*)\}/g

/** Replaces `{name}` with its value. An unknown name is a mistake of the text. */
export function fillValues(text: string, values: Values, place: string): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = values[name]
    if (value !== undefined) return value
    throw new ContentError(place, `{${name}} is unknown. Known are ${Object.keys(values).join(', ')}.`)
  })
}

/** Fills every string of a value that YAML has read. */
export function fillAll(data: unknown, values: Values, place: string): unknown {
  if (typeof data === 'string') return fillValues(data, values, place)
  if (Array.isArray(data)) return data.map((one) => fillAll(one, values, place))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, fillAll(one, values, place)]))
}

/** Keeps the lines between `:::plans` or `:::no-plans` and `:::` only where they apply. */
export function keepBlocks(text: string, sellsPlans: boolean, place: string): string {
  const kept: string[] = []
  let block: 'plans' | 'no-plans' | null = null
  for (const [i, line] of text.split('\n').entries()) {
    const mark = line.trimEnd()
    if (!mark.startsWith(':::')) {
      if (block === null || (block === 'plans') === sellsPlans) kept.push(line)
      continue
    }
    const at = `${place}, line ${i + 1} of the text`
    if (mark === ':::') {
      if (!block) throw new ContentError(at, '“:::” closes no block.')
      block = null
    } else if (mark === ':::plans' || mark === ':::no-plans') {
      if (block) throw new ContentError(at, 'a block is open already. Close it with “:::”.')
      block = mark === ':::plans' ? 'plans' : 'no-plans'
    } else throw new ContentError(at, `“${mark}” is unknown. Blocks are “:::plans” and “:::no-plans”.`)
  }
  if (block) throw new ContentError(place, `the block “:::${block}” is not closed with “:::”.`)
  return kept.join('\n')
}
