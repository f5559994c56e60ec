import {
  isForSearch,
  isHeldOut,
  type LabelledDocument,
  readLabelled,
} from '../../engine/training/humanizer/human-documents.ts'
import { type Judge, trainJudges } from './independent-judges.ts'
import { wordsOf } from './text-measures.ts'

const perSource = 40
const trainMax = 9000

/** Texts that neither the humanizer nor the judges were fitted to, and judges that the humanizer's search never sees. */
export type Validation = { ai: string[]; people: string[]; judges: Judge[] }

export async function readValidation(folder: string): Promise<Validation> {
  const train: LabelledDocument[] = []
  const held = new Map<string, LabelledDocument[]>()
  for await (const document of readLabelled(folder)) {
    const words = wordsOf(document.text).length
    if (words < 60 || words > 500) continue
    if (!isHeldOut(document)) {
      if (!isForSearch(document)) train.push(document)
    } else {
      const key = `${document.label} ${document.source}`
      held.set(key, [...(held.get(key) ?? []), document])
    }
  }
  const pick = (label: string) =>
    [...held]
      .filter(([key]) => key.startsWith(label))
      .flatMap(([, list]) => list.slice(0, perSource).map(({ text }) => text))
  const step = Math.max(1, Math.floor(train.length / trainMax))
  const people = pick('human')
  const judges = trainJudges(
    train.filter((_, i) => i % step === 0),
    people,
  )
  return { ai: pick('ai'), people, judges }
}
