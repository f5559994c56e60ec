import { limits } from '../../../../contract/limits.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'

type Sized = { name: string; size: number }

export type Choice<File extends Sized> = {
  taken: File[]
  /** Messages for the user about the files that were left out. */
  problems: string[]
}

/** Selects the files that fit in a message besides those that it already has. */
export function chooseFiles<File extends Sized>(chosen: File[], present: Sized[]): Choice<File> {
  const problems: string[] = []
  const tooLarge = chosen.filter(({ size }) => size > limits.fileBytesMax)
  if (tooLarge.length > 0)
    problems.push(fileTexts.tooLarge({ names: tooLarge.map(({ name }) => name).join(', ') }))
  const fitting = chosen.filter(({ size }) => size <= limits.fileBytesMax)
  const places = Math.max(limits.filesPerMessageMax - present.length, 0)
  if (fitting.length > places)
    problems.push(
      fileTexts.tooMany({ chosen: fitting.length + present.length, most: limits.filesPerMessageMax }),
    )
  let room = limits.messageFilesBytesMax - present.reduce((total, { size }) => total + size, 0)
  const taken: File[] = []
  const leftOut: string[] = []
  for (const file of fitting.slice(0, places)) {
    if (file.size > room) leftOut.push(file.name)
    else {
      room -= file.size
      taken.push(file)
    }
  }
  if (leftOut.length > 0)
    problems.push(chatFileTexts.leftOut({ tooMuch: fileTexts.tooMuch, leftOut: leftOut.join(', ') }))
  return { taken, problems }
}
