import type { Source, SourceName } from '../../../../../contract/essays/sources.ts'

/** Returns the authors, or the editors, of a source in one line. */
export function authorsOf({ author, editor }: Source): string {
  const names = (author ?? editor ?? []).map(fullName)
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
}

function fullName({ family, given, literal, 'non-dropping-particle': particle, suffix }: SourceName): string {
  return literal ?? [given, particle, family, suffix].filter(Boolean).join(' ')
}

/** Writes names for a form: one on each line, the family name first. */
export function writeNames(names: SourceName[] | undefined): string {
  return (names ?? [])
    .map(({ family, given, literal, 'non-dropping-particle': particle, suffix }) =>
      literal
        ? literal
        : [[particle, family].filter(Boolean).join(' '), suffix, given].filter(Boolean).join(', '),
    )
    .join('\n')
}

/** Reads the names of a form: `Family, Given`, `Family, Jr., Given`, or an organisation without a comma. */
export function readNames(text: string): SourceName[] | undefined {
  const names = text
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readName)
  return names.length > 0 ? names : undefined
}

function readName(line: string): SourceName {
  const parts = line.split(',').map((part) => part.trim())
  const [before = '', middle = '', last] = parts
  if (parts.length === 1 || before === '') return { literal: line }
  const particle = /^(?:\p{Ll}[\p{Ll}’'-]* )+(?=\p{Lu})/u.exec(before)?.[0].trim()
  return {
    family: particle ? before.slice(particle.length + 1) : before,
    given: last ?? middle,
    ...(particle ? { 'non-dropping-particle': particle } : {}),
    ...(last === undefined ? {} : { suffix: middle }),
  }
}
