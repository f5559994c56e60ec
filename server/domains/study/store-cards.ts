import type { StudyQuestion } from '../../../engine/index.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { storableJson, storableText } from '../../platform/database/storable.ts'
import { studyCards } from './tables.ts'

type Place = { setId: string; userId: string; now: Date }

/** Stores questions as new cards, in their order from `first` on. */
export async function storeCards(
  tx: Transaction,
  { setId, userId, now }: Place,
  questions: StudyQuestion[],
  first: number,
): Promise<void> {
  if (questions.length === 0) return
  await tx.insert(studyCards).values(
    questions.map(({ kind, prompt, answer, options, source }, i) => ({
      setId,
      userId,
      position: first + i,
      kind,
      prompt: storableText(prompt),
      answer: storableText(answer),
      options: storableJson(options),
      source: storableText(source),
      due: now,
      createdAt: now,
    })),
  )
}
